import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media, space } from '../theme/roles.ts';

interface WithSideProps {
  /** What is read first. */
  opening: ReactNode;
  /** Stands beside all the rest on a wide window, and between opening and rest on a narrow one. */
  side: ReactNode;
  children: ReactNode;
}

/** An answer and what illustrates it: seven columns and five on a wide window, one under the other below. Renders a `div`. */
export function WithSide({ opening, side, children }: WithSideProps) {
  return (
    <Frame>
      <div>{opening}</div>
      <div>{side}</div>
      <div>{children}</div>
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s2,
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    // What room the side needs more than the rest is left at the end, not in the middle.
    gridTemplateRows: 'auto 1fr',
    gap: `${space.s3} ${space.column}`,
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
