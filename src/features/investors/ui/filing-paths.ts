import { pathTo } from '#site/paths.ts';

/** What a list of filings was asked for; empty stands for all. */
export interface FilingChoice {
  form: string;
  year: string;
}

/** Where the list of such filings stands: the newest, or a page of older ones. */
export function filingListPath(
  list: 'sec-filings' | 'director-filings',
  { form, year }: FilingChoice,
  page = 1,
): string {
  const search = {
    ...(form && { form }),
    ...(year && { year }),
    ...(page > 1 && { page: `${page}` }),
  };
  return pathTo(list, Object.keys(search).length > 0 ? { search } : {});
}
