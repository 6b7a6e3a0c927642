import { countEach, pageOf } from '#features/investors/model/paging.ts';
import { newsPageSize } from '#features/investors/model/ports.ts';
import {
  baseForm,
  type CompanyFiling,
  type DirectorFiling,
  type FilingChoices,
  type FilingFilter,
  type FilingPage,
} from './filings.ts';

type Filing = CompanyFiling | DirectorFiling;

/** The filings of a choice, in their order. */
export function chosenFilings<Kind extends Filing>(
  filings: readonly Kind[],
  { form, year }: FilingFilter = {},
): Kind[] {
  return filings.filter(
    (filing) =>
      (form === undefined || baseForm(filing.form) === form) &&
      (year === undefined || yearOf(filing) === year),
  );
}

/** A page of filings, which are the newest first; `null` when there is no such page. */
export function filingPage<Kind extends Filing>(
  filings: readonly Kind[],
  page: number,
  filter: FilingFilter = {},
): FilingPage<Kind> | null {
  return pageOf(chosenFilings(filings, filter), page, newsPageSize);
}

/** What visitors can choose between. */
export function filingChoices(filings: readonly Filing[]): FilingChoices {
  const forms = countEach(filings.map(({ form }) => baseForm(form)));
  const years = countEach(filings.map(yearOf));
  return {
    forms: [...forms]
      .map(([form, count]) => ({ form, count }))
      .sort((a, b) => b.count - a.count || (a.form < b.form ? -1 : 1)),
    years: [...years].map(([year, count]) => ({ year, count })).sort((a, b) => b.year - a.year),
  };
}

function yearOf({ filedOn }: Filing): number {
  return Number(filedOn.slice(0, 4));
}
