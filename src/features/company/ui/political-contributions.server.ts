import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import contributions from '../content/political-contributions.json';
import { schema as contributionsSchema } from '../content/political-contributions.schema.ts';

/** Rules, oversight and the list of contributions, each year with its sum in US dollars. */
export function readContributions() {
  const { rules, oversight, years } = translateContent(
    contributionsSchema,
    contributions,
    'political-contributions',
    messages,
  );
  return {
    rules,
    oversight,
    years: years.map((each) => ({
      ...each,
      total: each.gifts.reduce((sum, { dollars }) => sum + dollars, 0),
    })),
  };
}

/** One year as the page shows it. */
export type YearOfContributions = ReturnType<typeof readContributions>['years'][number];
