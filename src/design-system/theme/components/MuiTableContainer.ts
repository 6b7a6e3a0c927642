import type { Components } from '@mui/material/styles';
import { media, role } from '../roles.ts';

const tallPhone = `${media.small} and (min-height: 30em)`;

/** What scrolls when a table is wider than the page. */
export const MuiTableContainer: Components['MuiTableContainer'] = {
  styleOverrides: {
    root: {
      position: 'relative',
      width: 'auto',
      maxWidth: '100%',
      // A fraction of a pixel by which a table is wider than its frame would make the frame a stop of the Tab key.
      paddingInlineEnd: 1,
      // A shadow at each side where more of the table waits; it is covered when the end is reached.
      background: [
        `linear-gradient(90deg, ${role.surface} 40%, transparent) 0 / 3rem no-repeat local`,
        `linear-gradient(-90deg, ${role.surface} 40%, transparent) 100% / 3rem no-repeat local`,
        `linear-gradient(90deg, ${role.line}, transparent) 0 / 0.75rem no-repeat`,
        `linear-gradient(-90deg, ${role.line}, transparent) 100% / 0.75rem no-repeat`,
      ].join(),
      // Nothing waits at its sides, and the head of its table stays in sight by the page. Not on a phone, where what fits now may
      // not when the letters grow, and would widen the page until a script has looked again.
      [media.medium]: { '&[data-fits]': { overflow: 'visible', background: 'none' } },
      // On a phone a long table scrolls both ways below its head; a window as low as an enlarged page's has no room for that.
      [tallPhone]: { '&[data-tall]': { maxHeight: '56svh', scrollPaddingBlockStart: '4.5rem' } },
      [media.print]: { overflow: 'visible', maxHeight: 'none', background: 'none' },
    },
  },
};
