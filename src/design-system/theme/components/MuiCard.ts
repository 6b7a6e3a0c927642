import type { Components } from '@mui/material/styles';
import { media, role, size, space } from '../roles.ts';
import { typography } from '../type.ts';

/** One thing among its like: `ruled` by a line above it, or a `tile`, the large way onward. */
export const MuiCard: Components['MuiCard'] = {
  defaultProps: { variant: 'ruled' },
  styleOverrides: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      // A focus ring inside must not be cut off.
      overflow: 'visible',
    },
  },
  variants: [
    {
      props: { variant: 'ruled' },
      style: {
        gap: space.s3,
        borderTop: `3px solid ${role.text}`,
        paddingBlock: space.s5,
        '& > :is(h2, h3, h4)': { fontSize: size.h4, lineHeight: 1.3, letterSpacing: '-0.008em' },
        '&[data-surface]': { paddingInline: space.s5 },
      },
    },
    {
      props: { variant: 'tile' },
      style: {
        position: 'relative',
        isolation: 'isolate',
        justifyContent: 'flex-end',
        gap: space.s4,
        minHeight: 'clamp(12rem, 27vw, 32rem)',
        padding: 'clamp(1.25rem, 2.2vw, 2.75rem)',
        borderTop: `6px solid ${role.mark}`,
        '& > :is(h2, h3, h4)': {
          ...typography.h3,
          fontSize: 'clamp(1.625rem, 1.1rem + 1.7vw, 3rem)',
          lineHeight: 1.1,
        },
        '& > p': { color: role.textMuted, maxWidth: '38ch' },
        '& a': {
          display: 'flex',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: space.s3,
          minHeight: '2.75rem',
          color: role.text,
          textDecorationThickness: '3px',
          textUnderlineOffset: '0.18em',
          textDecorationColor: role.mark,
          '& > span': { minWidth: 0 },
          '& > svg': { color: role.mark, width: '1.1em', height: '1.1em' },
          // The whole tile takes the press.
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        },
        '&:hover a': { color: role.link, textDecorationThickness: '5px' },
        [media.motion]: {
          '& a > svg': { transition: 'transform 160ms' },
          '&:hover a > svg': { transform: 'translateX(6px)' },
        },
        [media.forcedColors]: { border: '1px solid CanvasText', borderTopWidth: 6 },
      },
    },
  ],
};
