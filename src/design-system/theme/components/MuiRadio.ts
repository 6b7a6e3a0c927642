import type { Components } from '@mui/material/styles';
import { nativeRing, nothing } from './native-box.ts';

/** A ring of which one of its name is chosen. */
export const MuiRadio: Components['MuiRadio'] = {
  defaultProps: { disableRipple: true, icon: nothing, checkedIcon: nothing },
  styleOverrides: { root: nativeRing },
};

declare module '@mui/material/Radio' {
  interface RadioPropsColorOverrides {
    default: false;
    primary: false;
    secondary: false;
    success: false;
    error: false;
    info: false;
    warning: false;
  }
}
