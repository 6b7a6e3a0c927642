import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { Column, PageHeader, Section, Stack } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { CheckTable } from '#features/diagnostics/ui/CheckTable.tsx';
import { readCheckRecord } from '#features/diagnostics/ui/check-record.server.ts';
import { FactsTable } from '#features/diagnostics/ui/FactsTable.tsx';
import { InteractionTable } from '#features/diagnostics/ui/InteractionTable.tsx';
import { readInteractionRecord } from '#features/diagnostics/ui/interaction-record.server.ts';
import { LighthouseTable } from '#features/diagnostics/ui/LighthouseTable.tsx';
import { LogTable } from '#features/diagnostics/ui/LogTable.tsx';
import { readLighthouseRecord } from '#features/diagnostics/ui/lighthouse-record.server.ts';
import { ReceivedTable } from '#features/diagnostics/ui/ReceivedTable.tsx';
import { SentTable } from '#features/diagnostics/ui/SentTable.tsx';
import { TrialForm } from '#features/diagnostics/ui/TrialForm.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/console';

const title = msg({ message: 'Diagnostics', comment: 'Heading of the page console, for developers' });
const lead = msg({
  message: 'What this copy of the site is made of. In production this page does not exist.',
  comment: 'Opens the page console, for developers',
});

export const handle = { description: lead };

/** The server's own facts. In production the page is an unknown address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const known = context.get(requestContext);
  if (!known || known.environment === 'production') {
    throw redirect(pathTo('page-not-found', { search: { l: new URL(request.url).pathname } }));
  }
  return {
    environment: known.environment,
    english: known.origins.site.eng,
    spanish: known.origins.site.es,
    humanCheck: known.ports.forms.humanCheck().kind,
    checks: readCheckRecord(),
    lighthouse: readLighthouseRecord(),
    interactions: readInteractionRecord(),
    trial: known.ports.diagnostics.trial(),
    ...(await known.ports.diagnostics.read()),
  };
}

/** The page `console`: facts for whoever develops or tests the site. */
export default function Console({ loaderData: facts }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)}>
        <ul>
          <li>
            <Link to={pathTo('console-components')}>
              {t({
                message: 'Every component of the design system, with its examples',
                comment: 'Link on the diagnostics page',
              })}
            </Link>
          </li>
          <li>
            <Link to={pathTo('ceo-office-hours')}>
              <Trans comment="Link on the diagnostics page to a page that no visitor page links">
                The page for CEO office hours
              </Trans>
            </Link>
          </li>
        </ul>
      </PageHeader>
      <Section>
        <Column span={12}>
          <Stack gap="block">
            <FactsTable facts={facts} />
            <CheckTable record={facts.checks} />
            <LighthouseTable record={facts.lighthouse} />
            <InteractionTable record={facts.interactions} />
            <TrialForm trial={facts.trial} />
            <ReceivedTable received={facts.received} />
            <SentTable sent={facts.sent} />
            <LogTable lines={facts.log} />
          </Stack>
        </Column>
      </Section>
    </>
  );
}
