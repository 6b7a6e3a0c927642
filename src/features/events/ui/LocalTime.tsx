import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Text } from '#design-system/layout/index.ts';
import { language } from '#i18n/current.ts';
import { formatMomentIn } from '#i18n/formats.ts';
import { formatLocale } from '#i18n/language.ts';

interface LocalTimeProps {
  /** ISO 8601 */
  at: string;
}

/**
 * The moment on the visitor's own clocks, where they are not New York's. Renders a `p` that keeps its line from the
 * start: what a script writes into it moves nothing.
 */
export function LocalTime({ at }: LocalTimeProps) {
  const [own, setOwn] = useState<string>();
  useEffect(() => setOwn(ownTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone)), [at]);
  return (
    <Text size="small" muted data-wakes="near" sx={{ minHeight: '1.6em' }}>
      {own && (
        <Trans comment="{own} is a day and a time on the visitor's own clock">Where you are: {own}</Trans>
      )}
    </Text>
  );
}

/** The moment in a time zone, or nothing where its clocks show what New York's do. */
export function ownTime(at: string, timeZone: string): string | undefined {
  const inZone = (zone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocale[language], { ...options, timeZone: zone }).format(new Date(at));
  const exact = { dateStyle: 'short', timeStyle: 'short' } as const;
  if (inZone(timeZone, exact) === inZone('America/New_York', exact)) return undefined;
  return formatMomentIn(timeZone, new Date(at));
}
