import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { Callout } from '#design-system/callout/index.ts';
import { Heading, PageHeader, Section, Text } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import { OnwardPages } from '../OnwardPages.tsx';
import { readAlerts } from './alerts.server.ts';
import { TermList } from './TermList.tsx';
import { WordTable } from './WordTable.tsx';

const lead = msg({
  message:
    'Which messages there will be, how you will sign up and stop, and where to look until the service opens.',
  comment: 'Opens the page email-alerts; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The texts of the page, in its language. */
export function loader() {
  return readAlerts();
}

/** The page `email-alerts`: a service that is not open yet, and says so first. */
export default function EmailAlerts() {
  const { i18n } = useLingui();
  const { closed, kinds, steps, privacy, onward } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={<Trans comment="Heading of the page email-alerts">News by e-mail, when you want it</Trans>}
        lead={i18n._(lead)}
      >
        <Callout tone="warning" title={closed.title}>
          <Text>{closed.text}</Text>
        </Callout>
      </PageHeader>
      <OnwardPages {...onward} />
      <WordTable id="kinds" surface="tint" {...kinds} />
      <Section labelledBy="steps">
        <Heading level={2} id="steps">
          {steps.heading}
        </Heading>
        <Steps layout="cards" items={steps.items} />
      </Section>
      <SideSection id="privacy" surface="plate" title={privacy.heading}>
        <TermList items={privacy.items} />
      </SideSection>
    </>
  );
}
