import { rowsOfReport } from '#features/investors/model/investor-file.ts';
import { askedPage, readAge } from '#features/investors/ui/live.server.ts';
import { translateText } from '#i18n/catalog.ts';
import { language } from '#i18n/current.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/investors-content.po';
import directorFilings from '../content/director-filings.json';
import { schema as directorFilingsSchema } from '../content/director-filings.schema.ts';
import secFilings from '../content/sec-filings.json';
import type {
  CompanyFiling,
  DirectorFiling,
  FilingFilter,
  FilingList,
  FilingsPort,
} from '../model/filings.ts';
import { formCode, helpFor } from '../model/form-help.ts';

/** A form in plain words, and where the page explains it. */
interface FormHelp {
  label: string;
  /** Fragment of the heading above the explanation. */
  target: string;
}

/**
 * The company's filings that an address asks for (`form`, `year`, `page`), each form with its plain name.
 * @returns `null` when the list has no such page.
 */
export async function readCompanyFilings(filings: FilingsPort, parameters: URLSearchParams) {
  const help = new Map(
    secFilings.families.flatMap(({ id, rows }) =>
      rows.map(({ name, label }): [string, FormHelp] => [
        formCode(name),
        { label: translateText(label, 'sec-filings', messages), target: id },
      ]),
    ),
  );
  const list = await readList<CompanyFiling>(filings.company, parameters, help, () => 1);
  return list && { ...list, ...readAge(filings.state()) };
}

/**
 * The filings of directors and officers that an address asks for, each line of a report in words.
 * @returns `null` when the list has no such page.
 */
export async function readInsiderFilings(filings: FilingsPort, parameters: URLSearchParams) {
  const { forms, codes } = translateContent(
    directorFilingsSchema,
    directorFilings,
    'director-filings',
    messages,
  );
  const help = new Map(
    directorFilings.forms.rows.map(({ name }, row): [string, FormHelp] => [
      formCode(name),
      { label: forms.rows[row]?.label ?? '', target: 'forms' },
    ]),
  );
  const happenings: Record<string, string> = Object.fromEntries(
    codes.rows.map(({ id, label }) => [id.toUpperCase(), label]),
  );
  const list = await readList<DirectorFiling>(filings.directors, parameters, help, rowsOfReport);
  return list && { ...list, ...readAge(filings.state()), happenings };
}

/** A list of filings, as its parts take it. */
export type CompanyFilings = NonNullable<Awaited<ReturnType<typeof readCompanyFilings>>>;

/** The filings of people, as their parts take them. */
export type InsiderFilings = NonNullable<Awaited<ReturnType<typeof readInsiderFilings>>>;

async function readList<Filing extends { form: string }>(
  source: FilingList<Filing>,
  parameters: URLSearchParams,
  help: ReadonlyMap<string, FormHelp>,
  rowsOf: (filing: Filing) => number,
) {
  const choices = await source.choices();
  const filter = askedFilings(parameters, {
    forms: choices.forms.map(({ form }) => form),
    years: choices.years.map(({ year }) => year),
  });
  const found = await source.page(language, askedPage(parameters), filter);
  if (!found) return null;
  const all = await source.every(language, filter);
  return {
    ...found,
    /** How many rows the spreadsheet of the choice has. */
    rows: all.reduce((sum, filing) => sum + rowsOf(filing), 0),
    items: found.items.map((filing) => ({ ...filing, help: helpFor(help, filing.form) })),
    filter: { form: filter.form ?? '', year: filter.year === undefined ? '' : `${filter.year}` },
    choices: {
      forms: choices.forms.map(({ form, count }) => {
        const label = helpFor(help, form)?.label;
        return { value: form, label: `${form}${label ? `, ${label}` : ''} (${count})` };
      }),
      years: choices.years.map(({ year, count }) => ({ value: `${year}`, label: `${year} (${count})` })),
    },
  };
}

/** What an address asks for, as far as there is any; a form or a year without filings counts as none. */
export function askedFilings(
  parameters: URLSearchParams,
  known: { forms: readonly string[]; years: readonly number[] },
): FilingFilter {
  const form = known.forms.find((each) => each === parameters.get('form'));
  const year = known.years.find((each) => `${each}` === parameters.get('year'));
  return { ...(form === undefined ? {} : { form }), ...(year === undefined ? {} : { year }) };
}
