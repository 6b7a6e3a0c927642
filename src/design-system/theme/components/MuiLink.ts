import type { Components } from '@mui/material/styles';
import { role } from '../roles.ts';

/**
 * A link in text, always underlined. What it does under the pointer and once it was visited is the document's
 * (`global.ts`), so that a plain `a` in long text looks the same: MUI's underline is off and the document's said again.
 */
export const MuiLink: Components['MuiLink'] = {
  defaultProps: { underline: 'none' },
  styleOverrides: {
    root: {
      // Room above and below a line, so that a link alone in a list is tall enough for a finger.
      paddingBlock: '0.125em',
      overflowWrap: 'anywhere',
      color: role.link,
      textDecoration: 'underline',
      textDecorationThickness: 'from-font',
    },
  },
};
