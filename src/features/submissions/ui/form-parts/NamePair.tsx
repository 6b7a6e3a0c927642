import { styled } from '@mui/material/styles';
import { media, space } from '#design-system/theme/roles.ts';

/** Holds the fields of a first and a last name. Renders a `div`: side by side where there is room, as they are said. */
export const NamePair = styled('div')({
  display: 'grid',
  gap: space.s6,
  alignItems: 'start',
  maxWidth: '40rem',
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
