import type { Components } from '@mui/material/styles';
import { role, size } from '../roles.ts';

/** A note under the label: how to fill a field in, or what is wrong with it. */
export const MuiFormHelperText: Components['MuiFormHelperText'] = {
  // A field that is wrong does not make its hint an error.
  defaultProps: { error: false },
  styleOverrides: {
    root: {
      margin: 0,
      color: role.textMuted,
      font: 'inherit',
      fontSize: size.small,
      letterSpacing: 'inherit',
      textAlign: 'inherit',
    },
  },
  variants: [
    {
      props: { error: true },
      style: {
        display: 'flex',
        gap: '0.5em',
        fontSize: 'inherit',
        fontWeight: 650,
        '& > svg': { marginBlockStart: '0.15em' },
      },
    },
  ],
};
