import type { Components } from '@mui/material/styles';
import { space } from '../roles.ts';

/**
 * All that a dialog holds, its title too. MUI lets it scroll by itself, out of reach of the keys: here the whole dialog
 * scrolls.
 */
export const MuiDialogContent: Components['MuiDialogContent'] = {
  styleOverrides: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.s5,
      padding: 'clamp(1rem, 3vw, 2.5rem)',
      overflowY: 'visible',
    },
  },
};
