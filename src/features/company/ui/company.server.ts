import { brand } from '#brand';
import { formatDay, formatLargeFigure } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import company from '../content/company.json';
import { schema as companySchema } from '../content/company.schema.ts';

/** What the page about the company shows, its figures as a reader expects them. */
export function readCompany() {
  const { facts, founded, brands, fiscalYearEnd, ...others } = translateContent(
    companySchema,
    company,
    'company',
    messages,
  );
  return {
    ...others,
    fiscalYearEnd: formatDay(fiscalYearEnd),
    facts: [
      ...facts.map(({ amount, ...fact }) => ({ ...fact, value: formatLargeFigure(amount) })),
      { id: 'founded', value: `${brand.founded}`, ...founded },
    ],
    brands: brands.map((each) => ({ ...each, name: brandNames[each.id] ?? each.id })),
  };
}

const brandNames: Record<string, string> = brand.brands;

/** One brand of the group, as the page shows it. */
export type CompanyBrand = ReturnType<typeof readCompany>['brands'][number];

/** One station of the way that metal goes. */
export type LoopStation = ReturnType<typeof readCompany>['loop'][number];
