import { localMoment } from '#i18n/world/local-clock.ts';
import type { Job } from '../content/openings.schema.ts';

/** The clock of the head office. */
const office = 'America/Los_Angeles';

/** Stands for the head office where jobs are told apart by place; all other places are yards. */
export const headOffice = 'head-office';

/** Where a job is done: the id of its yard, or `headOffice`. */
export function workPlace({ yard }: Pick<Job, 'yard'>): string {
  return yard === '' ? headOffice : yard;
}

/** The part of a job that says whether it is open. */
type Dated = Pick<Job, 'closes'>;

/** The day on the calendar of the head office, which hires: `yyyy-mm-dd`. */
export function hiringDay(at: number): string {
  return localMoment(office, at).day;
}

/** True once the last day to apply is over. `closes` "2026-11-13", today "2026-11-14" → true. */
export function isClosed({ closes }: Dated, today: string): boolean {
  return closes !== '' && closes < today;
}

/** The jobs for which somebody can apply today. */
export function openJobs<Each extends Dated>(jobs: readonly Each[], today: string): Each[] {
  return jobs.filter((job) => !isClosed(job, today));
}

/** Other open jobs at the same place. */
export function jobsAtPlace<Each extends Job>(jobs: readonly Each[], job: Job, today: string): Each[] {
  return openJobs(jobs, today).filter(
    ({ id, yard, place }) => id !== job.id && yard === job.yard && place === job.place,
  );
}

/** Open jobs of the same kind at other places. */
export function jobsOfKind<Each extends Job>(jobs: readonly Each[], job: Job, today: string): Each[] {
  const here = new Set(jobsAtPlace(jobs, job, today).map(({ id }) => id));
  return openJobs(jobs, today).filter(
    ({ id, family }) => id !== job.id && family === job.family && !here.has(id),
  );
}
