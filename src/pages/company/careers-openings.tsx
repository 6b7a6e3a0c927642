import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { brand } from '#brand';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { useIsAnswer } from '#design-system/status/use-is-answer.ts';
import { alertParameters } from '#features/alerts/model/alerts.ts';
import { JobWatchForm } from '#features/alerts/ui/watch/JobWatchForm.tsx';
import { readJobForm } from '#features/alerts/ui/watch/watch-form.server.ts';
import { readOpenings } from '#features/careers/ui/careers-openings.server.ts';
import { useJobWords } from '#features/careers/ui/careers-openings-words.ts';
import { JobFilterForm } from '#features/careers/ui/JobFilterForm.tsx';
import { JobList } from '#features/careers/ui/JobList.tsx';
import { formatDay } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/careers-openings';

const title = msg({ message: 'Jobs that are open now', comment: 'Heading of the page careers-openings' });
const lead = msg({
  message: 'Every open job with its place, shift, pay and what it takes. Sample jobs of an invented company.',
  comment: 'Opens the page careers-openings; search engines show it too',
});

export const handle = { description: lead };

/** Jobs that fit the query (`family`, `region`). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const alerts = context.get(requestContext)?.ports.alerts;
  if (!alerts) throw new Error('Jobs need the server: their page is rendered on request only.');
  const { searchParams } = new URL(request.url);
  return {
    ...readOpenings(searchParams, Date.now()),
    watch: await readJobForm(searchParams, alerts),
    // A state of one visitor is nothing that a search engine should list.
    noindex: searchParams.has(alertParameters.reply) || searchParams.has(alertParameters.step),
  };
}

/** The page `careers-openings`: a filter that is a plain form, the jobs, each leading to its page, and word of those to come. */
export default function CareersOpenings({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { asOf, filter, regions, jobs, watch } = loaderData;
  const { families } = useJobWords();
  const isAnswer = useIsAnswer();
  const day = formatDay(asOf);
  const fitting = jobs.length;
  const count = t({
    message: plural(fitting, {
      0: 'No open job fits your choice',
      one: '# open job',
      other: '# open jobs',
    }),
    comment: 'Heading above a list of jobs, and announced after filtering',
  });
  const line = brand.phones.careers;
  const lineNumber = line.display;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)}>
        <JobFilterForm filter={filter} regions={regions} />
        <StatusRegion hidden>{isAnswer && count}</StatusRegion>
      </PageHeader>
      <Section>
        <Column span={12}>
          <Stack gap="block">
            <Heading level={2} id="jobs">
              {count}
            </Heading>
            {jobs.length === 0 && (
              <Text>
                <Trans comment="The link shows the whole list of jobs">
                  <Link to={pathTo('careers-openings', { hash: 'jobs' })}>See all open jobs</Link>, or call
                  us: yards often know of a job before it is posted.
                </Trans>
              </Text>
            )}
            <JobList jobs={jobs} />
            <Text>
              <Trans comment="The link holds a telephone number">
                To apply, open a job and fill in its form, call <Link href={line.href}>{lineNumber}</Link> on
                weekdays, or ask at the gate.
              </Trans>
            </Text>
            <Text muted size="small">
              <Trans comment="{day} is a date">As of {day}</Trans>
            </Text>
          </Stack>
        </Column>
      </Section>
      <JobWatchForm {...watch} families={families} />
    </>
  );
}
