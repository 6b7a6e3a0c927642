import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Text } from '#design-system/layout/index.ts';
import { formatMomentIn } from '#i18n/moment.ts';
import { localTimeMark, showLocalTimes } from './show-local-times.ts';

interface LocalTimeProps {
  /** ISO 8601 */
  at: string;
}

/**
 * The moment on the visitor's own clocks, where they are not New York's. Renders a `p` that keeps its line from the
 * start: what the page script writes into it moves nothing, and React need not come for it.
 */
export function LocalTime({ at }: LocalTimeProps) {
  const line = useRef<HTMLParagraphElement>(null);
  // Where React itself puts the line into the page, the page script has been there before.
  useEffect(() => {
    if (line.current) showLocalTimes(line.current);
  }, []);
  const own = (
    <time dateTime={at} suppressHydrationWarning>
      {formatMomentIn('America/New_York', new Date(at))}
    </time>
  );
  return (
    <Text size="small" muted ref={line} sx={{ minHeight: '1.6em' }}>
      <span hidden {...{ [localTimeMark]: at }} suppressHydrationWarning>
        <Trans comment="{own} is a day and a time on the visitor's own clock">Where you are: {own}</Trans>
      </span>
    </Text>
  );
}
