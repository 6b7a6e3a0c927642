import { basename } from 'node:path/posix';
import type { RequestContext } from '#app/request-context.ts';
import type { FilingFilter, FilingList } from '#features/filings/model/filings.ts';
import dividends from '#features/investors/content/dividends.json' with { type: 'json' };
import {
  type SpreadsheetPage,
  spreadsheetPages,
  spreadsheetPath,
} from '#features/investors/model/investor-file.ts';
import { defaultPeriod, periods, pricesSince } from '#features/quotes/model/price-periods.ts';
import { htmlLang, type Language, languages } from '#i18n/language.ts';
import { spreadsheetOf, underHeads } from '#server/files/spreadsheet.ts';
import { errorFields, type Log } from '#server/log.ts';
import type { SitePaths } from '#server/pages/site-paths.ts';
import type { InvestorFileWords } from './investor-file-words.ts';
import { companyRows, directorRows, dividendRows, priceRows } from './investor-rows.ts';

/** What the spreadsheets for investors are made from. */
export type InvestorFilesOptions = {
  ports: Pick<RequestContext['ports'], 'quotes' | 'filings'>;
  words: Record<Language, InvestorFileWords>;
  site: Pick<SitePaths, 'pathOf'>;
  log: Log;
};

/** A spreadsheet, and what of the choice belongs into its name; `null` when there is nothing of the kind. */
type Made = { cells: (string | number)[][]; chosen: string[] } | null;

type Maker = (
  wanted: { language: Language; words: InvestorFileWords; parameters: URLSearchParams },
  ports: InvestorFilesOptions['ports'],
) => Promise<Made>;

const makers: Record<SpreadsheetPage, Maker> = {
  'stock-information': async ({ words, parameters }, { quotes }) => {
    const asked = parameters.get('period') || defaultPeriod;
    const period = periods.find((each) => each === asked);
    const series = period && (await quotes.series());
    if (!series) return null;
    const rows = priceRows(pricesSince(series.closes, period), series.sample ? words.sample : '');
    return { cells: underHeads(words.columns.prices, rows), chosen: [period] };
  },
  'dividend-history': async ({ words }) => ({
    cells: underHeads(words.columns.dividends, dividendRows(dividends.payments, words)),
    chosen: [],
  }),
  'sec-filings': async ({ language, words, parameters }, { filings }) => {
    const filter = await askedFilter(filings.company, parameters);
    if (!filter) return null;
    const rows = companyRows(await filings.company.every(language, filter), words);
    return { cells: underHeads(words.columns.company, rows), chosen: named(filter) };
  },
  'director-filings': async ({ language, words, parameters }, { filings }) => {
    const filter = await askedFilter(filings.directors, parameters);
    if (!filter) return null;
    const rows = directorRows(await filings.directors.every(language, filter), words);
    return { cells: underHeads(words.columns.directors, rows), chosen: named(filter) };
  },
};

/**
 * Answers the spreadsheets beside pages for investors, `{page}.csv`, with the choice that the page's own address would
 * have (`period`; `form` and `year`) and all of its rows. A choice of which there is nothing is answered 404: a file
 * with other rows than those asked for would mislead whoever reckons with them. `null` for any other address or method.
 */
export function createInvestorFiles(
  options: InvestorFilesOptions,
): (request: Request) => Promise<Response | null> {
  const { ports, words, site, log } = options;
  const known = new Map(
    languages.flatMap((language) =>
      spreadsheetPages.map(
        (page) => [spreadsheetPath(site.pathOf(language, page)), { language, page }] as const,
      ),
    ),
  );
  return async function investorFile(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { pathname, searchParams: parameters } = new URL(request.url);
    const wanted = known.get(pathname);
    if (!wanted) return null;
    const { language, page } = wanted;
    try {
      const made = await makers[page]({ language, words: words[language], parameters }, ports);
      if (!made) return plain(404, 'Not found');
      const name = [basename(pathname, '.csv'), ...made.chosen].join('-').replace(/[^\w-]+/g, '-');
      return new Response(request.method === 'HEAD' ? null : spreadsheetOf(made.cells), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}.csv"`,
          'content-language': htmlLang[language],
          'cache-control': 'no-cache',
          'x-robots-tag': 'noindex',
        },
      });
    } catch (error) {
      log.warn('spreadsheet failed', { path: pathname, ...errorFields(error) });
      return plain(503, 'The file cannot be made now.', { 'retry-after': '600' });
    }
  };
}

/** What an address asks for; `null` where there is no filing of the kind. */
async function askedFilter<Filing>(
  list: FilingList<Filing>,
  parameters: URLSearchParams,
): Promise<FilingFilter | null> {
  const { forms, years } = await list.choices();
  const [askedForm, askedYear] = [parameters.get('form') || null, parameters.get('year') || null];
  const form = forms.find((each) => each.form === askedForm)?.form;
  const year = years.find((each) => `${each.year}` === askedYear)?.year;
  if ((askedForm !== null && form === undefined) || (askedYear !== null && year === undefined)) return null;
  return { ...(form === undefined ? {} : { form }), ...(year === undefined ? {} : { year }) };
}

const named = ({ form, year }: FilingFilter): string[] => [form ?? [], year ? `${year}` : []].flat();

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
