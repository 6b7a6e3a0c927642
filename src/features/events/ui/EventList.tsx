import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
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
    <List role="list">
      {events.map((event) => {
        const until = event.replayUntil && formatDay(event.replayUntil);
        return (
          <li key={event.id}>
            <div>
              <EventWhen event={event} />
              <p data-part="kind">{kindName(event.kind)}</p>
            </div>
            <div>
              <h3 id={eventAnchor(event)} lang={langOf(event)}>
                <Link to={eventPath(event)}>{event.title}</Link>
              </h3>
              {!past && <p lang={langOf(event)}>{event.summary}</p>}
              <ul>
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
              </ul>
            </div>
          </li>
        );
      })}
    </List>
  );
}

const List = styled(PlainList)({
  borderBlockStart: `3px solid ${role.text}`,
  '& > li': {
    maxWidth: 'none',
    display: 'grid',
    gap: `${space.s3} ${space.column}`,
    paddingBlock: space.s5,
    borderBlockEnd: `1px solid ${role.line}`,
    [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
    [media.print]: { breakInside: 'avoid' },
  },
  '& h3': { fontSize: size.h4, lineHeight: 1.3 },
  '& [data-part=kind]': { color: role.textMuted },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& p + ul, & h3 + :is(p, ul)': { marginBlockStart: space.s2 },
});
