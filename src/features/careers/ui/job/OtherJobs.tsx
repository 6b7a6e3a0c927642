import { useLingui } from '@lingui/react/macro';
import { RelatedLinks } from '#design-system/related-links/index.ts';
import { pathTo } from '#site/paths.ts';
import { jobParameters } from '../../model/jobs-call.ts';
import type { JobLink, JobPageData } from './job.server.ts';

/** The ways on from a job: others at its place, others of its kind, all of them. Renders sections of links. */
export function OtherJobs({ job: { family, here, alike } }: { job: JobPageData }) {
  const { t } = useLingui();
  const all = {
    id: 'all',
    label: t({ message: 'All open jobs', comment: 'Link from one job to the list' }),
    to: pathTo('careers-openings'),
  };
  const told = {
    id: 'told',
    label: t({
      message: 'Tell me when one like it opens',
      comment: 'Link from one job to the form that asks for an email about new jobs of its kind',
    }),
    to: pathTo('careers-openings', { search: { [jobParameters.family]: family }, hash: 'watch' }),
  };
  return (
    <>
      {here.length > 0 && (
        <RelatedLinks
          headingId="here"
          heading={t({ message: 'Other jobs at this yard', comment: 'Heading above links to jobs' })}
          items={here.map(linkOf)}
        />
      )}
      <RelatedLinks
        headingId="alike"
        heading={
          alike.length > 0
            ? t({ message: 'The same kind of work elsewhere', comment: 'Heading above links to jobs' })
            : t({ message: 'More work with us', comment: 'Heading above a link to the list of jobs' })
        }
        items={[...alike.map(linkOf), told, all]}
      />
    </>
  );
}

const linkOf = ({ id, title, place, to }: JobLink) => ({ id, label: `${title}, ${place}`, to });
