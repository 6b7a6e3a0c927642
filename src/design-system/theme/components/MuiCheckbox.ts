import type { Components } from '@mui/material/styles';
import { nativeBox, nothing } from './native-box.ts';

/** A box to tick. */
export const MuiCheckbox: Components['MuiCheckbox'] = {
  defaultProps: { disableRipple: true, icon: nothing, checkedIcon: nothing, indeterminateIcon: nothing },
  styleOverrides: { root: nativeBox },
};

declare module '@mui/material/Checkbox' {
  interface CheckboxPropsColorOverrides {
    default: false;
    primary: false;
    secondary: false;
    success: false;
    error: false;
    info: false;
    warning: false;
  }
}
