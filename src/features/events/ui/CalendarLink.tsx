import { Trans } from '@lingui/react/macro';
import { Link } from '#design-system/link/index.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import type { InvestorEvent } from '../model/events.ts';
import { langOf } from './event-facts.ts';

interface CalendarLinkProps {
  event: Pick<InvestorEvent, 'calendar' | 'title' | 'language'>;
}

/** The event as a file that every calendar takes. Renders a link, named by the event for whoever hears it alone. */
export function CalendarLink({ event }: CalendarLinkProps) {
  return (
    <Link href={event.calendar}>
      <Trans comment="Link to a calendar file of an event">Add to your calendar (.ics)</Trans>
      <VisuallyHidden>
        {' '}
        (<span lang={langOf(event)}>{event.title}</span>)
      </VisuallyHidden>
    </Link>
  );
}
