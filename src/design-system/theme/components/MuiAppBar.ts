import type { Components } from '@mui/material/styles';
import { role } from '../roles.ts';

/** The head of every page: bands above each other. It goes with the page, since a head that stays covers what has the focus. */
export const MuiAppBar: Components['MuiAppBar'] = {
  defaultProps: { position: 'static', color: 'inherit' },
  styleOverrides: { root: { color: role.text } },
};

declare module '@mui/material/AppBar' {
  interface AppBarPropsColorOverrides {
    default: false;
    transparent: false;
    primary: false;
    secondary: false;
    success: false;
    error: false;
    info: false;
    warning: false;
  }
}
