import type { Components } from '@mui/material/styles';

/** A list without marks and without room of its own; what it looks like is added where it is used. */
export const MuiList: Components['MuiList'] = {
  defaultProps: { disablePadding: true },
  styleOverrides: { root: { position: 'static' } },
};
