import type { FilingFilter } from '#features/filings/model/filings.ts';
import type { NewsFilter } from '#features/investors/model/ports.ts';
import { newsCategories } from '#features/investors/model/ports.ts';

/** Reads what a list of news is narrowed to; `null` when a value is none that can be asked for. */
export function readNewsFilter(address: string): NewsFilter | null {
  const query = new URL(address).searchParams;
  const year = readYear(query);
  const asked = query.get('category');
  const category = newsCategories.find((each) => each === asked);
  if (year === null || (asked !== null && category === undefined)) return null;
  return { ...(year === undefined ? {} : { year }), ...(category === undefined ? {} : { category }) };
}

/** Reads what a list of filings is narrowed to; `null` when a value is none that can be asked for. */
export function readFilingFilter(address: string): FilingFilter | null {
  const query = new URL(address).searchParams;
  const year = readYear(query);
  const form = query.get('form');
  if (year === null || (form !== null && !/^[A-Z0-9][A-Z0-9 -]{0,19}$/.test(form))) return null;
  return { ...(year === undefined ? {} : { year }), ...(form === null ? {} : { form }) };
}

/** A calendar year; undefined when none is asked for, `null` when it is none. */
function readYear(query: URLSearchParams): number | null | undefined {
  const text = query.get('year');
  if (text === null) return undefined;
  return /^(19|20)\d\d$/.test(text) ? Number(text) : null;
}
