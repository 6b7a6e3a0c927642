import { Trans } from '@lingui/react/macro';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PlainList, RuledList } from '#design-system/list/index.ts';
import { releasePath } from '#features/investors/ui/news-paths.ts';
import { formatDay } from '#i18n/formats.ts';
import type { InvestorEvent } from '../model/events.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { EventPlace } from './EventPlace.tsx';
import { EventWhen } from './EventWhen.tsx';
import { eventAnchor, eventPath, langOf } from './event-facts.ts';
import { useEventWords } from './use-event-words.ts';

interface EventListProps {
  events: readonly InvestorEvent[];
  /** Events that are over are told shorter, and no calendar wants them. Default `false`. */
  past?: boolean;
}

/** Events in short, each with the way to its own page. Renders a list of headings. */
export function EventList({ events, past = false }: EventListProps) {
  const { kindName } = useEventWords();
  return (
    <RuledList role="list" room="medium" columns="minmax(0, 4fr) minmax(0, 8fr)">
      {events.map((event) => {
        const until = event.replayUntil && formatDay(event.replayUntil);
        return (
          <li key={event.id}>
            <div>
              <EventWhen event={event} />
              <Text muted>{kindName(event.kind)}</Text>
            </div>
            <Stack gap="tight">
              <Heading level={3} size="h4" id={eventAnchor(event)} lang={langOf(event)}>
                <Link to={eventPath(event)}>{event.title}</Link>
              </Heading>
              {!past && <Text lang={langOf(event)}>{event.summary}</Text>}
              <PlainList>
                <li>
                  <EventPlace event={event} />
                </li>
                {event.release && (
                  <li>
                    <Link to={releasePath(event.release.id)} lang={langOf(event.release)}>
                      {event.release.title}
                    </Link>
                  </li>
                )}
                {until && !past && (
                  <li>
                    <Trans comment="{until} is a day">A recording can be heard until {until}.</Trans>
                  </li>
                )}
                {!past && (
                  <li>
                    <CalendarLink event={event} />
                  </li>
                )}
              </PlainList>
            </Stack>
          </li>
        );
      })}
    </RuledList>
  );
}
