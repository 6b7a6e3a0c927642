import type { Components } from '@mui/material/styles';
import { measure } from '../roles.ts';

/** A button that shows a drawing alone; its words are there for listeners. What it looks like is added where it is used. */
export const MuiIconButton: Components['MuiIconButton'] = {
  defaultProps: { color: 'inherit', disableRipple: true },
  styleOverrides: {
    root: {
      width: measure.target,
      height: measure.target,
      padding: 0,
      borderRadius: 2,
      fontSize: 'inherit',
      transition: 'none',
    },
  },
};

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    default: false;
    primary: false;
    secondary: false;
    success: false;
    error: false;
    info: false;
    warning: false;
  }
  interface IconButtonPropsSizeOverrides {
    small: false;
    large: false;
  }
}
