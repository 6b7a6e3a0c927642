import { useLingui } from '@lingui/react/macro';
import type { FiscalQuarter } from '#features/investors/model/fiscal-quarter.ts';
import type { EventKind } from '../model/events.ts';

/** What kinds of events and quarters are called. */
export function useEventWords() {
  const { t } = useLingui();
  const kinds: Record<EventKind, string> = {
    earnings: t({ message: 'Results call', comment: 'Kind of event: a call about the figures of a quarter' }),
    meeting: t({ message: 'Annual meeting', comment: 'Kind of event: the meeting of shareholders' }),
    other: t({ message: 'Event', comment: 'Kind of event that no other word names' }),
    conference: t({ message: 'Conference', comment: 'Kind of event: managers speak to investors' }),
  };
  return {
    kindName: (kind: EventKind) => kinds[kind],
    quarterName: ({ fiscalYear, quarter }: FiscalQuarter) =>
      [
        t({ message: `First quarter of fiscal ${fiscalYear}`, comment: 'A quarter of a fiscal year' }),
        t({ message: `Second quarter of fiscal ${fiscalYear}`, comment: 'A quarter of a fiscal year' }),
        t({ message: `Third quarter of fiscal ${fiscalYear}`, comment: 'A quarter of a fiscal year' }),
        t({ message: `Fourth quarter of fiscal ${fiscalYear}`, comment: 'A quarter of a fiscal year' }),
      ][quarter - 1] ?? '',
  };
}
