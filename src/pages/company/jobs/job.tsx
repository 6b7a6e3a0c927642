import '#features/careers/ui/application/add-words.ts';
import '#features/careers/ui/job/add-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { brand } from '#brand';
import { Callout } from '#design-system/callout/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import type { ApplicationReply } from '#features/careers/model/application.ts';
import { ApplicationForm } from '#features/careers/ui/application/ApplicationForm.tsx';
import { JobFacts } from '#features/careers/ui/job/JobFacts.tsx';
import { readJobPage } from '#features/careers/ui/job/job.server.ts';
import { OtherJobs } from '#features/careers/ui/job/OtherJobs.tsx';
import { readFormPage } from '#features/submissions/ui/form-page.server.ts';
import { formatDay } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/job';

/** Says that what stood at an address is over and comes back no more. */
const gone = 410;

/**
 * The job with the id in the address; an unknown id goes to the 404 page. A job that is closed says so and leads to others,
 * with the status that takes it out of search engines.
 */
export async function loader(args: Route.LoaderArgs) {
  const { params, request } = args;
  const page = readJobPage(params.id, Date.now());
  if (!page) throw redirect(pathTo('page-not-found', { search: { l: new URL(request.url).pathname } }));
  const { facts, ...job } = page;
  const form = await readFormPage(args, (forms, token) =>
    forms.takeReply<ApplicationReply>('application', token),
  );
  const named = { title: job.title, trail: job.name, description: job.lead, structured: facts };
  return job.isClosed
    ? data({ ...named, job, form, noindex: true }, { status: gone })
    : { ...named, job, form, noindex: false };
}

/** The page `job`: what is done, what it takes, for how much and where, and the form to apply. */
export default function JobPage({ loaderData: { job, form } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { href: phoneLink, display: phone } = brand.phones.careers;
  const closes = job.isClosed ? formatDay(job.closes) : '';
  return (
    <>
      <PageHeader title={job.name} lead={job.lead} compact>
        {!job.isClosed && (
          <Text>
            <Link href="#apply" alone>
              <Trans comment="Link from the top of the page of a job down to the form">Go to the form</Trans>
            </Link>
          </Text>
        )}
      </PageHeader>
      {job.isClosed && (
        <Section room="block">
          <Column span={8}>
            <Callout
              tone="warning"
              headingLevel={2}
              title={t({ message: 'This job is closed', comment: 'Title of a notice on the page of a job' })}
            >
              <Text>
                <Trans comment="{closes} is a date">
                  The last day to apply was {closes}. What follows stays here for those who have applied.
                </Trans>
              </Text>
            </Callout>
          </Column>
        </Section>
      )}
      <Section room="block">
        <Column span={5}>
          <JobFacts job={job} />
        </Column>
        <Column from={7} span={6}>
          <Stack gap="block">
            <Stack gap="tight">
              <Heading level={2} size="h3" id="tasks">
                <Trans comment="Heading on the page of a job, above what is done">What you do</Trans>
              </Heading>
              <ul>
                {job.tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </Stack>
            <Stack gap="tight">
              <Heading level={2} size="h3" id="needs">
                <Trans comment="Heading on the page of a job, above what somebody has to bring">
                  What you bring
                </Trans>
              </Heading>
              <ul>
                {job.needs.map((need) => (
                  <li key={need}>{need}</li>
                ))}
              </ul>
              <Text muted>
                <Trans comment="On the page of a job; the link leads to the benefits">
                  What comes with the pay is on{' '}
                  <Link to={pathTo('careers', { hash: 'benefits' })}>the page about working here</Link>. The
                  job and the company are invented.
                </Trans>
              </Text>
            </Stack>
          </Stack>
        </Column>
      </Section>
      {(!job.isClosed || form.stored) && (
        <Section room="block" surface="raised">
          <Column span={7}>
            <Stack gap="block">
              <Heading level={2} size="h3" id="apply">
                <Trans comment="Heading on the page of a job, above the form">Apply here</Trans>
              </Heading>
              <div>
                <ApplicationForm headingId="apply" job={job.id} {...form} />
              </div>
            </Stack>
          </Column>
          <Column from={9} span={4}>
            <Stack>
              <Heading level={3} size="h4">
                <Trans comment="Heading beside the form by which somebody applies for a job">
                  What happens then
                </Trans>
              </Heading>
              <Text>
                <Trans comment="Beside the form by which somebody applies; the link holds a telephone number">
                  Within five business days the person you would work for calls or writes. No résumé is
                  needed. You can also call <Link href={phoneLink}>{phone}</Link> on weekdays, or ask at the
                  gate.
                </Trans>
              </Text>
              <Text>
                <Trans comment="Beside the form by which somebody applies for a job">
                  We never ask an applicant for money, an ID number or bank details, and we never write by
                  text message.
                </Trans>
              </Text>
            </Stack>
          </Column>
        </Section>
      )}
      <OtherJobs job={job} />
    </>
  );
}
