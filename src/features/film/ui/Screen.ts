import { styled } from '@mui/material/styles';
import { role } from '#design-system/theme/roles.ts';
import { fontFamily, weight } from '#design-system/theme/type.ts';

/** Where the film is shown. Renders a `video` as wide as its place, and no taller than the window leaves room for. */
export const Screen = styled('video', { shouldForwardProp: (name) => name !== 'below' })<{
  /** Room that the window keeps for what stands above and below it. Default: a sixth of the window. */
  below?: string;
}>(({ below }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: below ? `calc(100dvh - ${below})` : '82dvh',
  minHeight: '10rem',
  backgroundColor: role.surface,
  // A browser's own captions are white on black in a face of the machine.
  '&::cue': {
    backgroundColor: `color-mix(in srgb, ${role.surface} 88%, transparent)`,
    color: role.text,
    fontFamily,
    fontWeight: weight.strong,
  },
}));
