import type { Components } from '@mui/material/styles';

/** The boxes of one question, under each other. */
export const MuiFormGroup: Components['MuiFormGroup'] = {
  styleOverrides: { root: { flexWrap: 'nowrap' } },
};
