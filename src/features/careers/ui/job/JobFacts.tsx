import { Trans, useLingui } from '@lingui/react/macro';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Link } from '#design-system/link/index.ts';
import { formatDay } from '#i18n/formats.ts';
import { useJobWords } from '../careers-openings-words.ts';
import type { JobPageData } from './job.server.ts';

/** Where, when and for how much a job is done. Renders a `dl`. */
export function JobFacts({ job }: { job: JobPageData }) {
  const { t } = useLingui();
  const { families, shifts } = useJobWords();
  const { place, yard, hours, closes, posted } = job;
  return (
    <DefinitionList
      items={[
        {
          id: 'pay',
          term: t({ message: 'Hourly pay', comment: 'Term on the page of a job' }),
          text: <strong>{job.pay}</strong>,
        },
        {
          id: 'where',
          term: t({ message: 'Where', comment: 'Term on the page of a job: the place of work' }),
          text: yard ? (
            <>
              <Link to={yard.to}>{yard.name}</Link>, {place}
            </>
          ) : (
            <Trans comment="Where a job is done; {place} is a city and a state">
              Our head office, {place}
            </Trans>
          ),
        },
        {
          id: 'hours',
          term: t({
            message: 'Hours',
            context: 'job',
            comment: 'Term on the page of a job: when it is done',
          }),
          text: hours,
        },
        {
          id: 'kind',
          term: t({ message: 'Kind of job', comment: 'Term on the page of a job: its trade and shift' }),
          text: `${families[job.family]}. ${shifts[job.shift]}.`,
        },
        {
          id: 'until',
          term: t({ message: 'Apply by', comment: 'Term on the page of a job: the last day to apply' }),
          text: closes ? (
            <time dateTime={closes}>{formatDay(closes)}</time>
          ) : (
            t({
              message: 'Open until we have found somebody',
              comment: 'A job without a last day to apply',
            })
          ),
        },
        {
          id: 'posted',
          term: t({ message: 'Posted', comment: 'Term on the page of a job: since when it is offered' }),
          text: <time dateTime={posted}>{formatDay(posted)}</time>,
        },
      ]}
    />
  );
}
