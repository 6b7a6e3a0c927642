import MuiStack, { type StackProps as MuiStackProps } from '@mui/material/Stack';
import type { ElementType } from 'react';
import { space } from '../theme/roles.ts';

/** Room between the parts by name; the first is above and below, the second beside each other where a row wraps. */
const gaps = {
  none: 0,
  lines: space.s1,
  tight: space.s2,
  close: space.s3,
  small: space.s4,
  links: `0 ${space.s5}`,
  actions: `${space.s3} ${space.s5}`,
  fields: space.s6,
  block: space.block,
  section: space.section,
} as const;

interface StackProps extends Omit<MuiStackProps, 'direction' | 'spacing' | 'divider' | 'useFlexGap'> {
  /**
   * Room between the parts. Default `small`. `lines`, `tight` and `close` within one thought, `fields` in a form, `block` between blocks of
   * one idea; `links` and `actions` are for rows that wrap.
   */
  gap?: keyof typeof gaps;
  /** Side by side, wrapping. Default `false`. */
  row?: boolean;
  /** Default `div`. */
  component?: ElementType;
}

/** Parts under each other, or in a wrapping row, with even room between them. MUI's `Stack`: a `div` unless `component` says otherwise. */
export function Stack({ gap = 'small', row = false, ...others }: StackProps) {
  return <MuiStack direction={row ? 'row' : 'column'} spacing={gaps[gap]} {...others} />;
}
