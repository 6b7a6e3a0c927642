import type { DatedSource } from '#features/investors/model/source-state.ts';
import type { Storage } from '#server/storage/storage.ts';
import { companyDays, companyZone } from '../model/company-days.ts';
import { type SiteStatus, type SiteStatusPort, type StatusSource, statusSources } from '../model/ports.ts';

/** What the state of the site is read from. */
export type SiteStatusOptions = {
  storage: Pick<Storage, 'check'> & { submissions: Pick<Storage['submissions'], 'tally'> };
  sources: Readonly<Record<StatusSource, DatedSource>>;
  /** How long the database may take, in milliseconds. Default 1000, as long as `/readyz` gives it. */
  patience?: number;
  now?: () => number;
};

/** Today and thirty days before. */
const shownDays = 31;

/** For so long an answer serves all who ask, in milliseconds: an address with another query is another page to the cache. */
const freshFor = 5000;

/** Reads how the site stands. What fails or hangs is told as such: a page about trouble must not be part of it. */
export function createSiteStatus(options: SiteStatusOptions): SiteStatusPort {
  const { storage, sources, patience = 1000, now = Date.now } = options;

  async function readSubmissions(at: number): Promise<SiteStatus['submissions']> {
    const days = companyDays(companyZone, at, shownDays);
    const tallies = await storage.submissions.tally(days.map(({ start }) => start));
    return {
      ...tallies,
      days: tallies.days.map((tally, index) => ({ day: days[index]?.day ?? '', ...tally })),
    };
  }

  function readSource(source: StatusSource): SiteStatus['sources'][number] {
    const state = sources[source].state();
    if (state === null) return { source, readAt: null, standing: 'not-asked' };
    if (state.isSample) return { source, readAt: null, standing: 'own' };
    return { source, readAt: Date.parse(state.asOf), standing: state.isLastCopy ? 'last-copy' : 'answers' };
  }

  async function readAll(at: number): Promise<SiteStatus> {
    const [takesRequests, submissions] = await Promise.all([
      answered(() => storage.check().then(() => true), patience),
      answered(() => readSubmissions(at), patience),
    ]);
    return {
      at,
      // What could not be counted could not be stored either.
      takesRequests: takesRequests === true && submissions !== null,
      submissions,
      sources: statusSources.map(readSource),
    };
  }

  let last: { at: number; status: Promise<SiteStatus> } | undefined;
  return {
    read() {
      const at = now();
      if (!last || Math.abs(at - last.at) >= freshFor) last = { at, status: readAll(at) };
      return last.status;
    },
  };
}

/** What comes of some work; null when it fails or takes longer. */
async function answered<Answer>(work: () => Promise<Answer>, patience: number): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  try {
    return await Promise.race([work(), tooLate]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
