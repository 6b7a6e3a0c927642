import '#features/report-misconduct/ui/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { Callout } from '#design-system/callout/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import type { ReportReply } from '#features/report-misconduct/model/report.ts';
import { ReportForm } from '#features/report-misconduct/ui/ReportForm.tsx';
import { readFormPage } from '#features/submissions/ui/form-page.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/report-misconduct';

const title = msg({ message: 'Report a concern', comment: 'Heading of the page report-misconduct' });
const lead = msg({
  message: 'Tell us what is wrong, with your name or without it, in English or Spanish. One field is enough.',
  comment: 'Opens the page report-misconduct; search engines show it too',
});

export const handle = { description: lead };

/** Brings what the form needs from the server, and what a post without script left behind. */
export function loader(args: Route.LoaderArgs) {
  return readFormPage(args, (forms, token) => forms.takeReply<ReportReply>('report', token));
}

/** The page `report-misconduct`: whom to call in danger, the form, and beside it what is kept of a report and what is not. */
export default function ReportMisconduct({ loaderData: form }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { href: phoneLink, display: phone } = brand.phones.ethicsLine;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} compact />
      <Section room="block" surface="raised">
        <Column span={7}>
          <Stack gap="block">
            <Callout
              tone="stop"
              headingLevel={2}
              title={t({ message: 'Is someone in danger now?', comment: 'Title of a warning' })}
            >
              <Text>
                <Trans comment="In a warning above the form by which misconduct is reported">
                  Call 911. Nobody reads this form at night.
                </Trans>
              </Text>
            </Callout>
            <Heading level={2} size="h3" id="report">
              <Trans comment="Heading above the form by which misconduct is reported">Your report</Trans>
            </Heading>
            <div>
              <ReportForm headingId="report" {...form} />
            </div>
          </Stack>
        </Column>
        <Column from={9} span={4}>
          <Stack gap="block">
            <Stack gap="tight">
              <Heading level={2} size="h4">
                <Trans comment="Heading beside the form by which misconduct is reported">What we keep</Trans>
              </Heading>
              <Text>
                <Trans comment="Beside the form by which misconduct is reported">
                  What you write here, the time, the language of the page and a reference number, encrypted,
                  for 180 days. Name and a way to reach you only if you fill them in.
                </Trans>
              </Text>
            </Stack>
            <Stack gap="tight">
              <Heading level={2} size="h4">
                <Trans comment="Heading beside the form by which misconduct is reported">
                  What we do not keep
                </Trans>
              </Heading>
              <Text>
                <Trans comment="Beside the form by which misconduct is reported">
                  No internet address is kept with a report. This page remembers nothing of what you type; if
                  you are offline, an encrypted copy waits in this browser for up to a day. Your browser’s
                  history and your employer’s network may show that you were here: use a device of your own.
                </Trans>
              </Text>
            </Stack>
            <Stack gap="tight">
              <Heading level={2} size="h4">
                <Trans comment="Heading beside the form by which misconduct is reported">
                  What you can do with the reference number
                </Trans>
              </Heading>
              <Text>
                <Trans comment="Beside the form by which misconduct is reported; the link holds a telephone number">
                  Call <Link href={phoneLink}>{phone}</Link>, day and night, and give the reference number:
                  you can add to the report and hear how it stands. There is no mailbox here to look into.
                </Trans>
              </Text>
            </Stack>
            <Stack gap="tight">
              <Heading level={2} size="h4">
                <Trans comment="Heading beside the form by which misconduct is reported">Who reads it</Trans>
              </Heading>
              <Text>
                <Trans comment="Beside the form by which misconduct is reported; the link opens the privacy policy">
                  The legal department, or the chair of the Audit Committee when it concerns a leader or the
                  books. <Link to={pathTo('legal-notices', { hash: 'policy-reports' })}>Section XII</Link> of
                  the privacy policy says the rest. The company and this desk are invented.
                </Trans>
              </Text>
            </Stack>
          </Stack>
        </Column>
      </Section>
      <OnwardPages
        heading={t({
          message: 'Other ways and related pages',
          comment: 'Heading above links on the page of the report form',
        })}
        items={['ethics', 'political-contributions', 'material-theft', 'data-privacy']}
      />
    </>
  );
}
