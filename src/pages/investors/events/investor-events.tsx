import '#features/events/ui/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { EventList } from '#features/events/ui/EventList.tsx';
import { readEvents } from '#features/events/ui/events.server.ts';
import { SampleDates } from '#features/events/ui/SampleDates.tsx';
import { FeedHead, FeedLinks } from '#features/investors/ui/Feeds.tsx';
import { LastCopyNote, SourceFailedNote } from '#features/investors/ui/SourceNote.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/investor-events';

const lead = msg({
  message:
    'Calls about results, the annual meeting and conferences: when each begins on New York’s clocks and on yours, and a file for your calendar.',
  comment: 'Opens the page investor-events; search engines show it too',
});

export const handle = { description: lead };

/** Events to come and those that are over; while the source fails the page says so, with a status for machines. */
export async function loader({ context }: Route.LoaderArgs) {
  const events = context.get(requestContext)?.ports.events;
  // The index of the site's search is made without a server: it needs the words alone.
  if (!events) return { events: undefined };
  const found = await readEvents(events);
  return found === null ? data({ events: null }, { status: 503 }) : { events: found };
}

/** The page `investor-events`: what comes next, each with its calendar file, and what was. */
export default function InvestorEvents({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { events } = loaderData;
  return (
    <>
      <FeedHead feeds={['events']} />
      <PageHeader
        title={<Trans comment="Heading of the page investor-events">Dates for investors</Trans>}
        lead={i18n._(lead)}
      >
        <FeedLinks of="events" />
      </PageHeader>
      {events === null && (
        <Section room="block">
          <SourceFailedNote />
        </Section>
      )}
      {events && (
        <>
          <Section>
            <Column span={12}>
              <Stack gap="block">
                <LastCopyNote of={events.lastCopyOf} />
                <Heading level={2} id="upcoming">
                  <Trans comment="Heading above events that are still to come">Still to come</Trans>
                </Heading>
                {events.upcoming.length > 0 ? (
                  <EventList events={events.upcoming} />
                ) : (
                  <Text>
                    <Trans>No date is fixed yet. Results come out four times a year.</Trans>
                  </Text>
                )}
                {events.isSample && <SampleDates />}
              </Stack>
            </Column>
          </Section>
          {events.past.length > 0 && (
            <Section surface="tint">
              <Column span={12}>
                <Stack gap="block">
                  <Heading level={2} id="past">
                    <Trans comment="Heading above events that are over">Past dates</Trans>
                  </Heading>
                  <EventList events={events.past} past />
                </Stack>
              </Column>
            </Section>
          )}
        </>
      )}
      <OnwardPages
        heading={t({ message: 'More for investors', comment: 'Heading above links for investors' })}
        items={['news-releases', 'dividend-history', 'investors']}
      />
    </>
  );
}
