import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Anchor } from '../link/index.ts';
import { media, role, size, space } from '../theme/roles.ts';

/** A fact of today. */
export interface Fact {
  id: string;
  /** What it is, as a link to where more of it stands. */
  label: string;
  to: string;
  /** Set large: "47 of 57". */
  value: string;
  /** The day that the value names, `yyyy-mm-dd`. Default: it names none. */
  day?: string | undefined;
  /** Since when it is so, or what goes with it. */
  note: string;
  /** Which way the note says that it went. Default: nothing of the kind. */
  trend?: 'up' | 'down' | 'level' | undefined;
}

interface FactStripProps {
  items: readonly Fact[];
}

/**
 * What holds now, a few facts side by side. Renders a `dl` with one of MUI's `Link`s in each term, and nothing without a fact.
 *
 * - The label is the term and the link, value and note describe it.
 * - A trend is drawn beside words that say it too.
 */
export function FactStrip({ items }: FactStripProps) {
  if (items.length === 0) return null;
  return (
    <Frame>
      {items.map(({ id, label, to, value, day, note, trend }) => (
        <div key={id}>
          <dt>
            <Link component={Anchor} to={to}>
              {label}
            </Link>
          </dt>
          <dd>{day === undefined ? value : <time dateTime={day}>{value}</time>}</dd>
          <dd data-trend={trend}>{note}</dd>
        </div>
      ))}
    </Frame>
  );
}

const Frame = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${space.s3} ${space.column}`,
  fontSize: size.small,
  lineHeight: 1.3,
  '& > div': { borderBlockStart: `1px solid ${role.line}`, paddingBlockStart: space.s2 },
  '& a': {
    display: 'inline-block',
    paddingBlock: '0.125rem',
    color: role.text,
    textDecorationColor: role.mark,
  },
  '& dt + dd': { fontSize: size.h4, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& dd + dd': { color: role.textMuted },
  '& [data-trend]::before': { marginInlineEnd: '0.4em', color: role.mark },
  '& [data-trend=up]::before': { content: '"▲" / ""' },
  '& [data-trend=down]::before': { content: '"▼" / ""' },
  [media.large]: { fontSize: size.body },
});
