import { styled } from '@mui/material/styles';
import { media, space } from '../theme/roles.ts';

/**
 * The opening of a long section: on a wide window it stays in sight while what stands beside it passes, where the window is
 * tall enough to hold it. Renders a `div`.
 */
export const Sticky = styled('div', { shouldForwardProp: (name) => name !== 'tall' })<{
  /** Needs a window of 50 rem and not of 36. Default `false`. */
  tall?: boolean;
}>(({ tall = false }) => ({
  [`${media.wide} and (min-height: ${tall ? 50 : 36}rem)`]: { position: 'sticky', insetBlockStart: space.s6 },
}));
