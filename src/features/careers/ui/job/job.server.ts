import { brand } from '#brand';
import { type Yard, yardName } from '#features/locations/model/yard.ts';
import { readYardWords } from '#features/locations/ui/yards.server.ts';
import { formatPrice } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import type { StructuredFacts } from '#site/structured-data.ts';
import type { Job } from '../../content/openings.schema.ts';
import { hiringDay, isClosed, jobsAtPlace, jobsOfKind } from '../../model/open-jobs.ts';
import { readJobs } from '../careers-openings.server.ts';

/** Another job, as a link. */
export interface JobLink {
  id: string;
  title: string;
  place: string;
  to: string;
}

/**
 * The page of a job; `null` for an id that no job ever had.
 * @param at Milliseconds since 1970.
 */
export function readJobPage(id: string, at: number) {
  const { asOf, jobs } = readJobs();
  const job = jobs.find((each) => each.id === id);
  if (!job) return null;
  const today = hiringDay(at);
  const yard = readYardWords().yards.find((each) => each.id === job.yard);
  const closed = isClosed(job, today);
  return {
    id,
    asOf,
    title: `${job.title}, ${job.place}`,
    name: job.title,
    lead: job.text,
    isClosed: closed,
    closes: job.closes,
    posted: job.posted,
    place: job.place,
    yard: yard ? { name: yardName(yard), to: pathTo('yard', { parameters: { id: yard.id } }) } : null,
    family: job.family,
    shift: job.shift,
    hours: job.hours,
    pay: job.hourly.map((amount) => formatPrice(amount, currencyAt(yard), 0)).join('–'),
    tasks: job.tasks,
    needs: job.needs,
    here: jobsAtPlace(jobs, job, today).map(linkTo),
    alike: jobsOfKind(jobs, job, today).map(linkTo),
    facts: closed ? [] : [factsOf(job, yard)],
  };
}

/** The page of a job, as its parts take it. */
export type JobPageData = Omit<NonNullable<ReturnType<typeof readJobPage>>, 'facts'>;

const linkTo = ({ id, title, place }: Job): JobLink => ({
  id,
  title,
  place,
  to: pathTo('job', { parameters: { id } }),
});

const currencyAt = (yard: Yard | undefined) => (yard?.country === 'CA' ? 'CAD' : 'USD');

/** What machines are told of the job. */
function factsOf(job: Job, yard: Yard | undefined): StructuredFacts {
  const { street, locality, region, postalCode, country } = brand.headOffice;
  return {
    kind: 'job',
    title: job.title,
    sentences: [job.text, ...job.tasks, ...job.needs],
    hours: job.hours,
    posted: job.posted,
    closes: job.closes,
    isFullTime: job.shift !== 'weekend',
    reference: job.id,
    place: yard
      ? {
          street: yard.street,
          city: yard.city,
          region: yard.region,
          postalCode: yard.postalCode,
          country: yard.country,
        }
      : { street, city: locality, region, postalCode, country },
    pay: { currency: currencyAt(yard), from: job.hourly[0] ?? 0, to: job.hourly[1] ?? 0 },
  };
}
