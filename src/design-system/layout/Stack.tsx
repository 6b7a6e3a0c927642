import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '../theme/roles.ts';

interface StackProps {
  children: ReactNode;
  /** Room between the parts. Default `small`. */
  gap?: 'small' | 'block';
  /** Side by side, wrapping. Default `false`. */
  row?: boolean;
}

/** Parts under each other, or in a wrapping row, with even room between them. Renders a `div`. */
export function Stack({ children, gap = 'small', row = false }: StackProps) {
  return (
    <Pile data-gap={gap} data-row={row ? '' : undefined}>
      {children}
    </Pile>
  );
}

const Pile = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  minWidth: 0,
  '&[data-gap=block]': { gap: space.block },
  '&[data-row]': { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
});
