import { filingChoices, filingPage } from '#features/investors/model/filing-lists.ts';
import type { CompanyFiling, DirectorFiling, FilingsPort } from '#features/investors/model/filings.ts';

/** Filings that were never filed: the company is invented. Each says so. */
export function createSampleFilings({ now = Date.now }: { now?: () => number } = {}): FilingsPort {
  const company: CompanyFiling[] = [];
  const directors: DirectorFiling[] = [];
  return {
    company: {
      page: async (_language, page, filter) => filingPage(company, page, filter),
      choices: async () => filingChoices(company),
    },
    directors: {
      page: async (_language, page, filter) => filingPage(directors, page, filter),
      choices: async () => filingChoices(directors),
    },
    state: () => ({ asOf: new Date(now()).toISOString(), ageSeconds: 0, isLastCopy: false, isSample: true }),
  };
}
