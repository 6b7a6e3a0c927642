import { styled } from '@mui/material/styles';
import { media, space } from '../theme/roles.ts';

/**
 * The opening of a long section: on a wide window it stays in sight while what stands beside it passes, where the window is
 * tall enough to hold it. Renders a `div`.
 */
export const Sticky = styled('div')({
  [`${media.wide} and (min-height: 36rem)`]: { position: 'sticky', insetBlockStart: space.s6 },
});
