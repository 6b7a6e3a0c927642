import directorFilings from '#features/filings/content/director-filings.json' with { type: 'json' };
import secFilings from '#features/filings/content/sec-filings.json' with { type: 'json' };
import { formCode } from '#features/filings/model/form-help.ts';
import dividends from '#features/investors/content/dividends.json' with { type: 'json' };
import spreadsheets from '#features/investors/content/spreadsheets.json' with { type: 'json' };
import { schema as spreadsheetsSchema } from '#features/investors/content/spreadsheets.schema.ts';
import { translateText } from '#i18n/catalog.ts';
import { type Language, languages } from '#i18n/language.ts';
import { readCatalog } from '#i18n/read-catalog.server.ts';
import { translateContent } from '#i18n/translate-content.ts';
import type { FileColumns } from '#server/files/spreadsheet.ts';

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
  const own = await readCatalog(root, language, 'investor-data');
  const pages = await readCatalog(root, language, 'investors-content');
  const words = translateContent(spreadsheetsSchema, spreadsheets, 'spreadsheets', own);
  const word = (context: string, text: string) => translateText(text, context, pages);
  return {
    columns: {
      prices: words.prices.columns,
      dividends: words.dividends.columns,
      company: words.company.columns,
      directors: words.directors.columns,
    },
    sample: words.sample.label,
    came: words.came.label,
    went: words.went.label,
    forms: new Map([
      ...secFilings.families
        .flatMap(({ rows }) => rows)
        .map(({ name, label }) => [formCode(name), word('sec-filings', label)] as const),
      ...directorFilings.forms.rows.map(
        ({ name, label }) => [formCode(name), word('director-filings', label)] as const,
      ),
    ]),
    happenings: new Map(
      directorFilings.codes.rows.map(({ id, label }) => [id.toUpperCase(), word('director-filings', label)]),
    ),
    dividendKinds: new Map(
      dividends.kinds.map(({ id, name, label }) => [
        id,
        { name: word('dividends', name), frequency: word('dividends', label) },
      ]),
    ),
  };
}
