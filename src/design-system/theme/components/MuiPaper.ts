import type { Components } from '@mui/material/styles';
import { focusRing, media, role, space } from '../roles.ts';

/**
 * A ground. It casts no shadow: MUI writes shadows as style attributes, which the security policy leaves without effect.
 * Without a `data-surface` it lets through what lies behind it.
 */
export const MuiPaper: Components['MuiPaper'] = {
  defaultProps: { variant: 'flat', square: true },
  styleOverrides: {
    root: {
      backgroundColor: 'transparent',
      color: role.text,
      transition: 'none',
      '&:where([data-surface])': { backgroundColor: role.surface },
    },
  },
  // What `Panel` offers. `ruled` and `tile` are a card's (`MuiCard.ts`).
  variants: [
    {
      // One of several side by side, under a line.
      props: { variant: 'entry' },
      style: {
        display: 'flex',
        flexDirection: 'column',
        gap: space.s2,
        paddingBlockStart: space.s4,
        borderBlockStart: `3px solid ${role.text}`,
      },
    },
    {
      // A passage that a line beside it sets apart.
      props: { variant: 'marked' },
      style: { borderInlineStart: `4px solid ${role.mark}`, paddingInlineStart: space.s4 },
    },
    {
      // A sheet of paper, to be printed or filled in.
      props: { variant: 'sheet' },
      style: {
        padding: 'clamp(1.25rem, 3vw, 3.5rem)',
        border: `1px solid ${role.line}`,
        borderBlockStart: `6px solid ${role.mark}`,
        [media.print]: { padding: 0, border: 0 },
      },
    },
    {
      // A large ground of its own under a line in copper.
      props: { variant: 'plate' },
      style: {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: space.s5,
        padding: 'clamp(1.25rem, 3.4vw, 4rem)',
        // A word that is longer than the plate is broken, rather than making the page wider.
        '& > *': { maxWidth: '100%' },
        borderBlockStart: `6px solid ${role.mark}`,
      },
    },
    {
      // Something is wrong with what stands below; may take the focus.
      props: { variant: 'error' },
      style: {
        padding: space.s4,
        border: `4px solid ${role.error}`,
        fontWeight: 650,
        '&:focus-visible': focusRing,
      },
    },
  ],
};

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    flat: true;
    ruled: true;
    tile: true;
    entry: true;
    marked: true;
    sheet: true;
    plate: true;
    error: true;
    elevation: false;
    outlined: false;
  }
}
