import type { Components } from '@mui/material/styles';
import { role } from '../roles.ts';

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
};

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    flat: true;
    ruled: true;
    tile: true;
    elevation: false;
    outlined: false;
  }
}
