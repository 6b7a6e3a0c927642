import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import openings from '../content/openings.json';
import {
  type Job,
  jobFamilies,
  type Openings,
  schema as openingsSchema,
} from '../content/openings.schema.ts';
import { jobParameters } from '../model/jobs-call.ts';
import { hiringDay, openJobs } from '../model/open-jobs.ts';

/** What the visitor chose; empty for no choice. Values that the list does not know count as none. */
export interface JobFilter {
  family: string;
  region: string;
}

// Words are the same for every request.
let words: Openings | undefined;

/** Every job, the closed ones among them, in the page's language. */
export function readJobs(): Openings {
  words ??= translateContent(openingsSchema, openings, 'openings', messages);
  return words;
}

/**
 * Open jobs that fit a filter, with what can be chosen.
 * @param at Milliseconds since 1970.
 */
export function readOpenings(parameters: URLSearchParams, at: number) {
  const { asOf, jobs: all } = readJobs();
  const jobs = openJobs(all, hiringDay(at));
  const regions = [...new Set(jobs.map(regionOf))].sort();
  const known = (value: string | null, values: readonly string[]): string =>
    value !== null && values.includes(value) ? value : '';
  const filter: JobFilter = {
    family: known(parameters.get(jobParameters.family), jobFamilies),
    region: known(parameters.get(jobParameters.region), regions),
  };
  return {
    asOf,
    filter,
    regions,
    jobs: jobs.filter(
      (job) =>
        (filter.family === '' || job.family === filter.family) &&
        (filter.region === '' || regionOf(job) === filter.region),
    ),
  };
}

/** `Portland, OR` → `OR` */
function regionOf({ place }: Job): string {
  return place.slice(-2);
}
