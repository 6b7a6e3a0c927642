import { styled } from '@mui/material/styles';
import { media, role, size, space } from '../theme/roles.ts';

interface FactsProps {
  /** `value` is set large, as it should be read: "46", "$1.2 million". */
  items: readonly { id: string; value: string; label: string; note?: string }[];
  /** How many stand beside each other at most. Default: as many as fit. */
  most?: 2 | 3;
}

/**
 * Key figures. Renders a `dl`: MUI has none, and its `Card`s would not tie a figure to what it counts.
 *
 * - The label is the term, the value its description: a listener hears what is counted before the figure.
 */
export function Facts({ items, most }: FactsProps) {
  return (
    <Frame data-most={most}>
      {items.map(({ id, value, label, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd data-part="value">{value}</dd>
          {note && <dd data-part="note">{note}</dd>}
        </div>
      ))}
    </Frame>
  );
}

const Frame = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: `${space.block} ${space.column}`,
  '&[data-most="2"]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(12rem, 40%)), 1fr))',
  },
  '&[data-most="3"]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13rem, 28%)), 1fr))',
  },
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s2,
    minWidth: 0,
    paddingBlockStart: space.s4,
    borderBlockStart: `3px solid ${role.text}`,
  },
  '& dt': { fontWeight: 650, maxWidth: '28ch' },
  // Seen first, heard second: the figure catches the eye, the label tells the ear what it will be.
  '& [data-part=value]': {
    order: -1,
    color: role.accent,
    fontSize: 'min(clamp(1.875rem, 1.2rem + 1.6vw, 3.25rem), 14vw)',
    fontWeight: 720,
    lineHeight: 1.05,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part=note]': { color: role.textMuted, fontSize: size.small },
  [media.print]: { '& > div': { breakInside: 'avoid' } },
});
