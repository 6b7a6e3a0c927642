import type { Components } from '@mui/material/styles';
import { measure, space } from '../roles.ts';

/** What stands between the page's gutters. Both grow with the window, so none of MUI's steps is taken. */
export const MuiContainer: Components['MuiContainer'] = {
  defaultProps: { maxWidth: false, disableGutters: true },
  styleOverrides: {
    root: { maxWidth: `calc(${measure.page} + 2 * ${space.gutter})`, paddingInline: space.gutter },
  },
};
