import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from '#design-system/button/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';

interface ServicePairProps {
  /** `to` is a page of this build or a part of this one. */
  items: readonly { id: string; title: string; text: string; label: string; to: string; art: ReactNode }[];
}

/** Two services side by side, equals: a drawing, what it is, the way in. Renders a `ul`. */
export function ServicePair({ items }: ServicePairProps) {
  return (
    <Pair role="list">
      {items.map(({ id, title, text, label, to, art }, index) => (
        <li key={id} data-surface={index === 0 ? 'plate' : 'raised'}>
          <div data-part="art">{art}</div>
          <h3>{title}</h3>
          <p>{text}</p>
          <Button to={to} variant="secondary" icon="arrow">
            {label}
          </Button>
        </li>
      ))}
    </Pair>
  );
}

const Pair = styled(PlainList)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.column,
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.s5,
    maxWidth: 'none',
    minWidth: 0,
    padding: 'clamp(1.25rem, 3.4vw, 4rem)',
    borderBlockStart: `6px solid ${role.mark}`,
  },
  '& [data-part=art]': { width: '100%', maxWidth: '26rem' },
  // No word is wider than a phone, however large the letters: it breaks.
  '& h3, & p': { maxWidth: '100%' },
  '& h3': { fontSize: size.h2, lineHeight: 1.08, letterSpacing: '-0.022em' },
  '& p': { fontSize: size.h4, lineHeight: 1.5 },
  // The ways in stand on one line, however long the words are.
  '& a': { marginBlockStart: 'auto' },
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.print]: { '& [data-part=art]': { display: 'none' } },
});
