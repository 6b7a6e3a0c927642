import type { Components } from '@mui/material/styles';
import { media, role } from '../roles.ts';

/** Printers leave grounds out: light words on none would not be seen, so they are as dark as the text around them. */
const inked = { backgroundColor: 'transparent', borderColor: 'currentColor', color: 'inherit' };

/** The large target for an action. Its colours follow the surface it stands on, so it has one colour for all of them. */
export const MuiButton: Components['MuiButton'] = {
  defaultProps: { variant: 'primary', color: 'surface' },
  styleOverrides: {
    root: {
      gap: '0.75em',
      minWidth: 0,
      minHeight: '3.25rem',
      padding: '0.7rem 1.75rem',
      maxWidth: '100%',
      // Where a visitor forces colours, also the clear edge takes one of them.
      border: '2px solid transparent',
      borderRadius: 2,
      textAlign: 'start',
      transition: 'none',
      // Beside an icon the words shrink, and a word longer than the button breaks.
      overflowWrap: 'anywhere',
    },
  },
  variants: [
    {
      props: { variant: 'primary' },
      style: {
        backgroundColor: role.action,
        color: role.onAction,
        '&:hover': { backgroundColor: role.actionHover, color: role.onAction },
        [media.print]: inked,
      },
    },
    {
      props: { variant: 'secondary' },
      style: {
        borderColor: 'currentColor',
        color: role.text,
        // What it opens stands open: as if a hand were on it.
        '&:is(:hover, [aria-expanded=true])': {
          backgroundColor: role.text,
          borderColor: role.text,
          color: role.surface,
        },
      },
    },
    {
      props: { variant: 'quiet' },
      style: {
        paddingInline: '0.25rem',
        minHeight: '2.75rem',
        color: role.link,
        textDecoration: 'underline',
        textUnderlineOffset: '0.22em',
        '&:hover': { color: role.linkHover, textDecoration: 'underline', textDecorationThickness: '0.16em' },
        [media.print]: { color: 'inherit' },
      },
    },
    {
      // In the navigation: a row of its own on a narrow window, as high as the bar on a wide one.
      props: { variant: 'bar' },
      style: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '0.6em',
        width: '100%',
        minHeight: '3.5rem',
        padding: '0.5rem 0.25rem',
        border: 0,
        borderBottom: `1px solid ${role.line}`,
        borderRadius: 0,
        color: role.text,
        font: 'inherit',
        fontWeight: 650,
        '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
        [media.wide]: { width: 'auto', minHeight: '4.5rem', paddingInline: '0.5rem', borderBottom: 0 },
      },
    },
    {
      props: { size: 'small' },
      style: { minHeight: '2.75rem', padding: '0.4rem 1rem', lineHeight: 'inherit' },
    },
    {
      // Not `disabled`: it keeps its focus and hears a press, so that the press can be answered.
      props: { 'aria-disabled': true },
      style: {
        '&, &:hover': {
          backgroundColor: role.disabled,
          border: `2px dashed ${role.onDisabled}`,
          color: role.onDisabled,
          cursor: 'not-allowed',
        },
        [media.forcedColors]: { '&, &:hover': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  ],
};

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    primary: true;
    secondary: true;
    quiet: true;
    bar: true;
    text: false;
    outlined: false;
    contained: false;
  }
  interface ButtonPropsColorOverrides {
    surface: true;
    inherit: false;
    primary: false;
    secondary: false;
    success: false;
    error: false;
    info: false;
    warning: false;
  }
  interface ButtonPropsSizeOverrides {
    large: false;
  }
}
