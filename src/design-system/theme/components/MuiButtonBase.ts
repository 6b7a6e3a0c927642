import type { Components } from '@mui/material/styles';

/** What lies under every button of MUI. */
export const MuiButtonBase: Components['MuiButtonBase'] = {
  // The focus ring is the document's own (`global.ts`): it is there before any script, and a ripple would be no ring.
  defaultProps: { disableRipple: true, disableTouchRipple: true },
  styleOverrides: {
    // Words of a button can be marked and copied like all others.
    root: { appearance: 'none', userSelect: 'auto', verticalAlign: 'baseline' },
  },
};
