import type { Components } from '@mui/material/styles';
import { media, role } from '../roles.ts';

/** What scrolls when a table is wider than the page. */
export const MuiTableContainer: Components['MuiTableContainer'] = {
  styleOverrides: {
    root: {
      position: 'relative',
      width: 'auto',
      maxWidth: '100%',
      // A shadow at each side where more of the table waits; it is covered when the end is reached.
      background: [
        `linear-gradient(to right, ${role.surface} 40%, transparent) left / 3rem 100% no-repeat local`,
        `linear-gradient(to left, ${role.surface} 40%, transparent) right / 3rem 100% no-repeat local`,
        `linear-gradient(to right, ${role.border}, transparent) left / 0.75rem 100% no-repeat scroll`,
        `linear-gradient(to left, ${role.border}, transparent) right / 0.75rem 100% no-repeat scroll`,
      ].join(),
      [media.print]: { overflow: 'visible', background: 'none' },
    },
  },
};
