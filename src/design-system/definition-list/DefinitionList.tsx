import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media, role, space } from '../theme/roles.ts';

interface DefinitionListProps {
  items: readonly { id: string; term: string; text: ReactNode }[];
}

/** Terms and what is said about them. Renders a `dl`, on a wide window in two columns with a line between its entries. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <Frame>
      {items.map(({ id, term, text }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Frame>
  );
}

const Frame = styled('dl')({
  borderBlockStart: `3px solid ${role.text}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s1} ${space.column}`,
    paddingBlock: space.s4,
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& dt': { fontWeight: 650 },
  '& dd': { minWidth: 0 },
  [media.medium]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
  [media.print]: { '& > div': { breakInside: 'avoid' } },
});
