import type { Components } from '@mui/material/styles';

/** What lies under every button of MUI. */
export const MuiButtonBase: Components['MuiButtonBase'] = {
  // The focus ring is the document's own (`global.ts`): it is there before any script, and a ripple would be no ring.
  defaultProps: {
    disableRipple: true,
    disableTouchRipple: true,
    // Every button of ours is a `button` or a link, a stop of the Tab key by itself: `tabindex="0"` on each only makes pages
    // longer. `null`, since MUI puts 0 in the place of what is undefined.
    tabIndex: null as unknown as undefined,
  },
  styleOverrides: {
    root: {
      appearance: 'none',
      verticalAlign: 'baseline',
      // Words of a button can be marked and copied like all others.
      userSelect: 'auto',
      // The browser's own sign that a finger has met it: there is no ripple in its place.
      WebkitTapHighlightColor: 'initial',
    },
  },
};
