import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure } from '#design-system/disclosure/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { type PrivacyReply, requestTypes } from '#features/privacy-request/model/privacy-request.ts';
import { PrivacyRequestForm, requestTypeHelp, requestTypeWords } from '#features/privacy-request/ui/index.ts';
import { readFormPage } from '#features/submissions/ui/form-page.server.ts';
import { legalLimits } from '#site/legal-limits.ts';
import type { Route } from './+types/data-privacy';

const lead = msg({
  message:
    'Tell us what you would like us to do with your personal information. We will contact you for more information.',
  comment: 'Opens the data privacy page; search engines show it too',
});

const { confirmDays, answerDays, canadaDays } = legalLimits;

export const handle = { description: lead };

/** Brings what the form needs from the server, and what a post without script left behind. */
export function loader(args: Route.LoaderArgs) {
  return readFormPage(args, (forms, token) => forms.takeReply<PrivacyReply>('privacy', token));
}

/** The page `data-privacy`: who the form is for, what the rights mean, how long an answer takes, and the form. */
export default function DataPrivacy({ loaderData: loaded }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <PageHeader
        title={t({
          message: 'Data Subject Privacy Request Form',
          comment: 'Heading of the page data-privacy',
        })}
        lead={i18n._(lead)}
        compact
      >
        <Text>
          <Trans>
            This form is for residents of California, Montana, Oregon, Texas, Utah, Virginia and Canada.
          </Trans>
        </Text>
      </PageHeader>
      <Section surface="raised" room="block">
        <Column span={7} since="wide">
          <PrivacyRequestForm {...loaded} />
        </Column>
        {/* After the form, so that on a phone its first field stands in the first screen. */}
        <Column from={9} span={4} since="wide">
          <Stack>
            <Text>
              <Trans comment="All three are numbers of days">
                We confirm your request within {confirmDays} business days and answer it within {answerDays}{' '}
                days, or within {canadaDays} days if you live in Canada. It costs you nothing.
              </Trans>
            </Text>
            <Disclosure
              id="request-types"
              label={t({ message: 'What the types of request mean', comment: 'Opens a short list' })}
            >
              <Stack component="dl" gap="close">
                {requestTypes.map((type) => (
                  <div key={type}>
                    <Text component="dt" strong>
                      {i18n._(requestTypeWords[type])}
                    </Text>
                    <dd>{i18n._(requestTypeHelp[type])}</dd>
                  </div>
                ))}
              </Stack>
            </Disclosure>
            <Heading level={2} size="h4">
              <Trans comment="Heading above advice">On a shared computer</Trans>
            </Heading>
            <Text>
              <Trans>
                If you leave before you submit, clear the form or close the tab. After you submit, wait until
                the page says that we have received your request: until then we keep it unreadable on this
                device.
              </Trans>
            </Text>
          </Stack>
        </Column>
      </Section>
    </>
  );
}
