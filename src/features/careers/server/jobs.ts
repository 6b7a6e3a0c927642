import { type Language, perLanguage } from '#i18n/language.ts';
import { readCatalogs } from '#i18n/read-catalog.server.ts';
import { translateContent } from '#i18n/translate-content.ts';
import openings from '../content/openings.json' with { type: 'json' };
import { schema as openingsSchema } from '../content/openings.schema.ts';
import { hiringDay, openJobs, workPlace } from '../model/open-jobs.ts';
import type { JobsPort } from '../model/ports.ts';

/** The jobs of the content file. @param now The clock, in milliseconds. */
export function createJobs(now: () => number = Date.now): JobsPort {
  return {
    isSample: openings.sample,
    open: () =>
      openJobs(openings.jobs, hiringDay(now())).map((job) => ({
        id: job.id,
        posted: job.posted,
        family: job.family,
        place: workPlace(job),
      })),
  };
}

/** What every job is called, by its id, in every language. @param root The project's folder. */
export async function readJobTitles(root: string): Promise<Record<Language, ReadonlyMap<string, string>>> {
  const catalogs = await readCatalogs(root, 'company-content');
  return perLanguage((language) => {
    const { jobs } = translateContent(openingsSchema, openings, 'openings', catalogs[language]);
    return new Map(jobs.map(({ id, title }) => [id, title]));
  });
}
