import { Trans } from '@lingui/react/macro';
import { Text } from '#design-system/layout/index.ts';
import { formatDay } from '#i18n/formats.ts';
import { machineWords } from './machine-words.ts';

interface RunNoteProps {
  /** Day of the run, `yyyy-mm-dd`. */
  day: string;
  /** Programs, machine and settings, in their own words. */
  facts: readonly string[];
}

/** Below a table of measurements: when and how they were made. Renders a `p`. */
export function RunNote({ day: written, facts }: RunNoteProps) {
  const day = formatDay(written);
  const circumstances = facts.join(' · ');
  return (
    <Text size="small" muted>
      <Trans comment="Below a table of measurements; <time/> is a date, <facts/> names of programs and settings">
        Run on{' '}
        <time dateTime={written} _t="time">
          {day}
        </time>
        :{' '}
        <span {...machineWords} _t="facts">
          {circumstances}
        </span>
      </Trans>
    </Text>
  );
}
