import { Trans } from '@lingui/react/macro';

interface HistorySpanProps {
  from: number;
  /** Null for the era that goes on. */
  to: number | null;
}

/** The years of an era. Renders no element. */
export function HistorySpan({ from, to }: HistorySpanProps) {
  if (to !== null) return `${from}–${to}`;
  return (
    <Trans comment="Years of the last era of the company's history; {from} is a year">{from} to today</Trans>
  );
}
