import type { Components } from '@mui/material/styles';
import { space } from '../roles.ts';

/** The name of a field above it, or the question of a group. It wraps and never moves. */
export const MuiFormLabel: Components['MuiFormLabel'] = {
  // The control shows the focus, and the error says that it is one: the label keeps its colour.
  defaultProps: { error: false, focused: false },
  styleOverrides: {
    root: {
      color: 'inherit',
      font: 'inherit',
      fontWeight: 650,
      overflowWrap: 'anywhere',
      textWrap: 'inherit',
    },
  },
  variants: [{ props: { component: 'legend' }, style: { marginBlockEnd: space.s2 } }],
};

declare module '@mui/material/FormLabel' {
  interface FormLabelPropsColorOverrides {
    primary: false;
    secondary: false;
    success: false;
    error: false;
    info: false;
    warning: false;
  }
}
