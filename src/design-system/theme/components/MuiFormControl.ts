import type { Components } from '@mui/material/styles';
import { role, space } from '../roles.ts';

/** One field: label, hint, error, control under each other. As a `fieldset` it only holds together what has one question. */
export const MuiFormControl: Components['MuiFormControl'] = {
  styleOverrides: { root: { display: 'flex', gap: space.s2, maxWidth: '40rem' } },
  variants: [
    { props: { component: 'fieldset' }, style: { display: 'block' } },
    {
      props: { error: true },
      style: { borderInlineStart: `4px solid ${role.error}`, paddingInlineStart: space.s4 },
    },
  ],
};

declare module '@mui/material/FormControl' {
  interface FormControlPropsColorOverrides {
    primary: false;
    secondary: false;
    success: false;
    error: false;
    info: false;
    warning: false;
  }
}
