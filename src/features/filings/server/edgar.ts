import { array, number, object, string } from 'yup';
import type { Language } from '#i18n/language.ts';
import { isDay } from '#i18n/world/calendar-days.ts';
import type { CachedSource } from '#server/sources/cached-source.ts';
import { oneLine } from '#server/sources/feed-texts.ts';
import { DocumentRefused } from '#server/sources/fetch-document.ts';
import { chosenFilings, filingChoices, filingPage } from '../model/filing-lists.ts';
import {
  baseForm,
  type CompanyFiling,
  type DirectorFiling,
  type FilingDocument,
  type FilingsPort,
} from '../model/filings.ts';

/** What EDGAR lists of a company: its own papers and those of its directors and large owners. */
export type EdgarFilings = { company: CompanyFiling[]; directors: DirectorFiling[] };

/** Forms about who owns shares. */
const ownership = /^(3|4|5|144|(SC|SCHEDULE) 13[DG])$/;

const column = () => array(string().defined()).defined();

/** A column for each field; the same place in each is one filing. */
const recent = object({
  accessionNumber: column(),
  filingDate: column(),
  reportDate: column(),
  form: column(),
  primaryDocument: column(),
  primaryDocDescription: column(),
  isInlineXBRL: array(number().defined()).defined(),
}).required();

/** The parts of the SEC's submissions file that we read (sec.gov/search-filings/edgar-application-programming-interfaces). */
const submissions = object({
  cik: string()
    .defined()
    .matches(/^\d{1,10}$/),
  filings: object({ recent }).required(),
}).required();

/**
 * The filings in the SEC's submissions file of a company, the newest first.
 * @throws when it is no such file, or its columns do not belong together: a row would get another one's date.
 */
export function readSubmissions(text: string): EdgarFilings {
  const { cik, filings } = submissions.validateSync(JSON.parse(text), { strict: true });
  const found: EdgarFilings = { company: [], directors: [] };
  for (const row of rowsOf(filings.recent)) {
    const { accessionNumber: id, filingDate: filedOn, reportDate: period } = row;
    const kind = oneLine(row.form, 30);
    if (!/^\d{10}-\d{2}-\d{6}$/.test(id) || !isDay(filedOn) || kind === '')
      throw new DocumentRefused('rubbish');
    const common = {
      id,
      filedOn,
      form: kind,
      periodEnd: isDay(period) ? period : null,
      documents: documentsOf(cik, id, row.primaryDocument, row.isInlineXBRL === 1),
      sample: false,
    };
    if (ownership.test(baseForm(kind))) {
      found.directors.push({ ...common, person: null, role: null, transactions: [] });
      continue;
    }
    const title = oneLine(row.primaryDocDescription, 200);
    // Most descriptions repeat the form.
    const says = title.toUpperCase().replace(/^FORM /, '') === kind.toUpperCase() ? '' : title;
    found.company.push({ ...common, title: says, pages: null });
  }
  const newestFirst = (a: { filedOn: string; id: string }, b: { filedOn: string; id: string }) =>
    b.filedOn.localeCompare(a.filedOn) || b.id.localeCompare(a.id);
  return { company: found.company.sort(newestFirst), directors: found.directors.sort(newestFirst) };
}

type Columns = ReturnType<typeof submissions.validateSync>['filings']['recent'];

/** `{ form: ['4', '10-K'], … }` → `[{ form: '4', … }, { form: '10-K', … }]` */
function rowsOf(columns: Columns): { [Name in keyof Columns]: Columns[Name][number] }[] {
  const names = Object.keys(recent.fields) as (keyof Columns)[];
  const { length } = columns.accessionNumber;
  if (names.some((name) => columns[name].length !== length)) throw new DocumentRefused('rubbish');
  return Array.from(
    { length },
    (_, row) =>
      Object.fromEntries(names.map((name) => [name, columns[name][row]])) as ReturnType<
        typeof rowsOf
      >[number],
  );
}

/** Addresses are built here and lead to the SEC, whatever the file says. */
function documentsOf(cik: string, id: string, file: string, isInteractive: boolean): FilingDocument[] {
  const folder = `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${id.replaceAll('-', '')}`;
  const isName = /^[\w-]+(\/[\w-]+|\.[\w-]+)*$/.test(file);
  return [
    {
      format: file.endsWith('.pdf') ? 'pdf' : 'html',
      href: isName ? `${folder}/${file}` : `${folder}/${id}-index.htm`,
    },
    ...(isInteractive && isName
      ? [{ format: 'xbrl' as const, href: `https://www.sec.gov/ix?doc=${new URL(folder).pathname}/${file}` }]
      : []),
  ];
}

/** Filings as EDGAR lists them. Titles are English: the Spanish site marks them as such. */
export function createEdgarFilings(source: CachedSource<EdgarFilings>): FilingsPort {
  return {
    company: {
      async page(language, page, filter) {
        const found = filingPage((await source.get()).company, page, filter);
        return found && { ...found, items: marked(found.items, language) };
      },
      every: async (language, filter) =>
        marked(chosenFilings((await source.get()).company, filter), language),
      choices: async () => filingChoices((await source.get()).company),
    },
    directors: {
      page: async (_language, page, filter) => filingPage((await source.get()).directors, page, filter),
      every: async (_language, filter) => chosenFilings((await source.get()).directors, filter),
      choices: async () => filingChoices((await source.get()).directors),
    },
    state: () => source.state(),
  };
}

/** The same filings; those with a title say that it is English, where the site is not. */
function marked(filings: CompanyFiling[], language: Language): CompanyFiling[] {
  if (language === 'eng') return filings;
  return filings.map((filing) => (filing.title === '' ? filing : { ...filing, language: 'eng' }));
}
