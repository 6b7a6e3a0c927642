import { Text } from '#design-system/layout/index.ts';
import { easternMoment } from '#features/investors/model/eastern-time.ts';
import { easternClock, easternDay } from '#features/investors/ui/eastern-words.ts';
import type { InvestorEvent } from '../model/events.ts';
import { LocalTime } from './LocalTime.tsx';

interface EventWhenProps {
  event: Pick<InvestorEvent, 'startsAt' | 'endsAt'>;
}

/** Day and time of an event in New York, and on the visitor's own clocks. Renders a `div`. */
export function EventWhen({ event: { startsAt, endsAt } }: EventWhenProps) {
  const sameDay = easternMoment(Date.parse(startsAt)).day === easternMoment(Date.parse(endsAt)).day;
  return (
    <div>
      <Text strong tabular>
        <time dateTime={startsAt}>
          {easternDay(startsAt)}, {easternClock(startsAt)}
        </time>
        {sameDay && (
          <>
            {' – '}
            <time dateTime={endsAt}>{easternClock(endsAt)}</time>
          </>
        )}
      </Text>
      <LocalTime at={startsAt} />
    </div>
  );
}
