import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { role, size, space } from '#design-system/theme/roles.ts';
import { money } from '#features/investors/model/figures.ts';

interface PriceRangeProps {
  label: string;
  /** US dollars. */
  low: number;
  high: number;
  /** The price now, marked on the line between the two. */
  now: number;
  /** What is said about it, under the line. */
  children: ReactNode;
}

/**
 * A lowest and a highest price with the place of today's between them. Renders a `div`; its words tell all of it. The line is an
 * `svg` of its own, as wide as its box. Not MUI's `SvgIcon`, which is a square beside words.
 */
export function PriceRange({ label, low, high, now, children }: PriceRangeProps) {
  const part = high > low ? Math.min(1, Math.max(0, (now - low) / (high - low))) : 0.5;
  const place = `${Math.round(part * 1000) / 10}%`;
  return (
    <Frame>
      <p data-part="label">{label}</p>
      <p data-part="ends">
        <span>{money(low)}</span> <span aria-hidden="true">–</span> <span>{money(high)}</span>
      </p>
      <svg aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        <circle cx={place} cy="50%" r="7" />
      </svg>
      <p data-part="note">{children}</p>
    </Frame>
  );
}

const Frame = styled('div')({
  minWidth: 0,
  paddingBlockStart: space.s3,
  borderBlockStart: `3px solid ${role.text}`,
  '& > [data-part=label]': { fontWeight: 650 },
  '& > [data-part=ends]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space.s3}`,
    fontSize: size.h4,
    fontVariantNumeric: 'tabular-nums',
    // Between two ends of a line the dash would be a third mark.
    '& > [aria-hidden]': { visibility: 'hidden' },
  },
  '& > svg': { display: 'block', width: '100%', height: '1rem', overflow: 'visible' },
  '& line': { stroke: role.border, strokeWidth: 4 },
  '& circle': { fill: role.mark, stroke: role.surface, strokeWidth: 2 },
  '& > [data-part=note]': { color: role.textMuted, fontSize: size.small },
});
