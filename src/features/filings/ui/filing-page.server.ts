import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { type FilingChoice, filingListPath } from '#features/investors/ui/filing-paths.ts';
import { unlessFailed } from '#features/investors/ui/live.server.ts';
import { listTitle } from '#site/list-title.ts';
import type { FilingsPort } from '../model/filings.ts';

/** Which page of how many a list is on. */
interface ListPart {
  page: number;
  pages: number;
}

/**
 * What a page of filings shows: its words, and the list that the address asks for (`form`, `year`, `page`). `list` is
 * `null` while the source fails (503), and `undefined` where there is no server: the index of the site's search is made
 * of the words alone.
 * @throws a redirect to the first page of the same choice when the list has no such page.
 */
export async function readFilingPage<Words extends object, List extends ListPart & { filter: FilingChoice }>(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  page: Parameters<typeof filingListPath>[0],
  words: Words,
  read: (filings: FilingsPort, parameters: URLSearchParams) => Promise<List | null>,
) {
  const filings = context.get(requestContext)?.ports.filings;
  if (!filings) return { ...words, list: undefined };
  const parameters = new URL(request.url).searchParams;
  const answer = await unlessFailed(read(filings, parameters).then((list) => ({ list })));
  if (answer === null) return data({ ...words, list: null }, { status: 503 });
  const { list } = answer;
  if (list === null) {
    const [form = '', year = ''] = ['form', 'year'].map((name) => parameters.get(name) ?? '');
    throw redirect(filingListPath(page, { form, year }));
  }
  return {
    ...words,
    list,
    ...listTitle(page, list.page, list.pages),
    noindex: list.filter.form !== '' || list.filter.year !== '',
  };
}
