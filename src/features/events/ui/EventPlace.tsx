import { Trans } from '@lingui/react/macro';
import type { InvestorEvent } from '../model/events.ts';
import { langOf } from './event-facts.ts';

interface EventPlaceProps {
  event: Pick<InvestorEvent, 'place' | 'language'>;
}

/** Where an event takes place. Renders a `span`. */
export function EventPlace({ event }: EventPlaceProps) {
  if (event.place !== null) return <span lang={langOf(event)}>{event.place}</span>;
  return (
    <span>
      <Trans comment="Where an event takes place">By telephone and in the browser</Trans>
    </span>
  );
}
