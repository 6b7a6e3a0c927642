import directorFilings from '#features/filings/content/director-filings.json' with { type: 'json' };
import secFilings from '#features/filings/content/sec-filings.json' with { type: 'json' };
import { formCode } from '#features/filings/model/form-help.ts';
import dividends from '#features/investors/content/dividends.json' with { type: 'json' };
import spreadsheets from '#features/investors/content/spreadsheets.json' with { type: 'json' };
import { type Language, languages } from '#i18n/language.ts';
import type { FileColumns } from '#server/files/spreadsheet.ts';
import { readStrictWords } from '#server/sources/strict-words.ts';

/** The words of the spreadsheets beside pages for investors, in one language. */
export type InvestorFileWords = {
  columns: Record<'prices' | 'dividends' | 'company' | 'directors', FileColumns>;
  /** Said of figures that are made up. */
  sample: string;
  came: string;
  went: string;
  /** Forms in plain words, by the code under which the SEC lists them. */
  forms: ReadonlyMap<string, string>;
  /** What a letter of a report says happened. */
  happenings: ReadonlyMap<string, string>;
  dividendKinds: ReadonlyMap<string, { name: string; frequency: string }>;
};

/**
 * Reads the words of the spreadsheets, once, when the server starts.
 *
 * @param root The project's folder.
 * @throws when a text is not translated.
 */
export async function readInvestorFileWords(root: string): Promise<Record<Language, InvestorFileWords>> {
  const entries = await Promise.all(
    languages.map(async (language) => [language, await wordsIn(root, language)] as const),
  );
  return Object.fromEntries(entries) as Record<Language, InvestorFileWords>;
}

async function wordsIn(root: string, language: Language): Promise<InvestorFileWords> {
  const own = await readStrictWords(root, language, 'investor-data');
  const pages = await readStrictWords(root, language, 'investors-content');
  const word = (text: string) => own('spreadsheets', text);
  const columnsOf = (file: { columns: FileColumns }) =>
    file.columns.map(({ id, label }) => ({ id, label: word(label) }));
  return {
    columns: {
      prices: columnsOf(spreadsheets.prices),
      dividends: columnsOf(spreadsheets.dividends),
      company: columnsOf(spreadsheets.company),
      directors: columnsOf(spreadsheets.directors),
    },
    sample: word(spreadsheets.sample.label),
    came: word(spreadsheets.came.label),
    went: word(spreadsheets.went.label),
    forms: new Map([
      ...secFilings.families
        .flatMap(({ rows }) => rows)
        .map(({ name, label }) => [formCode(name), pages('sec-filings', label)] as const),
      ...directorFilings.forms.rows.map(
        ({ name, label }) => [formCode(name), pages('director-filings', label)] as const,
      ),
    ]),
    happenings: new Map(
      directorFilings.codes.rows.map(({ id, label }) => [id.toUpperCase(), pages('director-filings', label)]),
    ),
    dividendKinds: new Map(
      dividends.kinds.map(({ id, name, label }) => [
        id,
        { name: pages('dividends', name), frequency: pages('dividends', label) },
      ]),
    ),
  };
}
