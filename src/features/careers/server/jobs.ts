import openings from '../content/openings.json' with { type: 'json' };
import { hiringDay, openJobs } from '../model/open-jobs.ts';
import type { JobsPort } from '../model/ports.ts';

/** The jobs of the content file. @param now The clock, in milliseconds. */
export function createJobs(now: () => number = Date.now): JobsPort {
  return {
    open: () => openJobs(openings.jobs, hiringDay(now())).map(({ id, posted }) => ({ id, posted })),
  };
}
