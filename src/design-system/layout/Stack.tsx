import MuiStack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { space } from '../theme/roles.ts';

interface StackProps {
  children: ReactNode;
  /** Room between the parts. Default `small`. */
  gap?: 'small' | 'block';
  /** Side by side, wrapping. Default `false`. */
  row?: boolean;
}

/** Parts under each other, or in a wrapping row, with even room between them. MUI's `Stack`: a `div`. */
export function Stack({ children, gap = 'small', row = false }: StackProps) {
  return (
    <MuiStack direction={row ? 'row' : 'column'} spacing={gap === 'block' ? space.block : space.s4}>
      {children}
    </MuiStack>
  );
}
