import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { PageHeader, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { RequestDays } from '#features/site-status/ui/RequestDays.tsx';
import { RightNow } from '#features/site-status/ui/RightNow.tsx';
import { SourceAges } from '#features/site-status/ui/SourceAges.tsx';
import { readSiteStatus } from '#features/site-status/ui/site-status.server.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/status';

const title = msg({ message: 'Is this website working?', comment: 'Heading of the page status' });
const lead = msg({
  message:
    'Whether we can take your request now, how many requests came in and were delivered, and how old the figures on this website are. There are counts here, and nothing about any person.',
  comment: 'Opens the page status',
});

export const handle = { description: lead };

/** How the site stands at this moment. */
export async function loader({ context }: Route.LoaderArgs) {
  const ports = context.get(requestContext)?.ports;
  if (!ports) throw new Error('The page about the state of the site is rendered on request only.');
  return { status: await readSiteStatus(ports.status) };
}

/** The page `status`: what is so now, the last days, the sources. */
export default function Status({ loaderData: { status } }: Route.ComponentProps) {
  const { i18n } = useLingui();
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} compact />
      <SideSection id="now" title={<Trans comment="Heading: the state of the website">Right now</Trans>}>
        <RightNow status={status} />
      </SideSection>
      <SideSection
        id="requests"
        title={
          <Trans comment="Heading above counts of what was sent by forms">Requests through our forms</Trans>
        }
        lead={
          <Trans>
            A request is delivered when every desk that should have it has it. Until then it waits, stored on
            our server, and is tried again.
          </Trans>
        }
      >
        <RequestDays status={status} />
      </SideSection>
      <SideSection
        id="sources"
        title={<Trans comment="Heading above the ages of sources">Sources of our figures</Trans>}
        lead={<Trans>We read a source when a visitor asks for what it says.</Trans>}
      >
        <SourceAges status={status} />
        <Text>
          <Trans comment="Below a table of sources; the link leads to the page api-guide">
            Your own program can read our yards, prices, vehicles and news: see the{' '}
            <Link to={pathTo('api-guide')}>API guide</Link>.
          </Trans>
        </Text>
      </SideSection>
    </>
  );
}
