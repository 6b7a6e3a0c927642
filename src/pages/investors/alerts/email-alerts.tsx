import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import { readAlerts } from '#features/alerts/ui/alerts.server.ts';
import { SignUp } from '#features/alerts/ui/SignUp.tsx';
import { TermList } from '#features/investors/ui/TermList.tsx';
import { WordTable } from '#features/investors/ui/WordTable.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import '#features/alerts/ui/add-words.ts';
import type { Route } from './+types/email-alerts';

const lead = msg({
  message: 'Six kinds of message for investors, each chosen on its own and stopped whenever you like.',
  comment: 'Opens the page email-alerts; search engines show it too',
});

export const handle = { description: lead };

/** The texts of the page, in its language, and the form while anybody can sign up. */
export function loader(args: Route.LoaderArgs) {
  return readAlerts(args);
}

/** The page `email-alerts`: the form first; while the service is closed the page says so instead. */
export default function EmailAlerts({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { form, closed, kinds, steps, privacy, onward } = loaderData;
  return (
    <>
      <PageHeader
        title={<Trans comment="Heading of the page email-alerts">News by email, when you want it</Trans>}
        lead={i18n._(lead)}
      >
        {form === null && (
          <Callout tone="warning" title={closed.title}>
            <Text>{closed.text}</Text>
          </Callout>
        )}
      </PageHeader>
      {form && (
        <Section surface="raised">
          <Column span={8}>
            <Stack gap="block">
              <Heading level={2} id="sign-up">
                {form.words.heading}
              </Heading>
              <SignUp {...form} />
            </Stack>
          </Column>
        </Section>
      )}
      <WordTable id="kinds" surface="tint" {...kinds} />
      <Section>
        <Heading level={2} id="steps">
          {steps.heading}
        </Heading>
        <Steps layout="cards" items={steps.items} />
      </Section>
      <SideSection id="privacy" surface="plate" title={privacy.heading}>
        <TermList items={privacy.items} />
      </SideSection>
      <OnwardPages {...onward} />
    </>
  );
}
