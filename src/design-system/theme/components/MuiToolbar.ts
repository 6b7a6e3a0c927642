import type { Components } from '@mui/material/styles';

/** A row within the head of a page. How high it is and what room is at its sides stands where it is used. */
export const MuiToolbar: Components['MuiToolbar'] = {
  defaultProps: { variant: 'row', disableGutters: true },
  styleOverrides: { root: { justifyContent: 'space-between' } },
};

declare module '@mui/material/Toolbar' {
  interface ToolbarPropsVariantOverrides {
    row: true;
    regular: false;
    dense: false;
  }
}
