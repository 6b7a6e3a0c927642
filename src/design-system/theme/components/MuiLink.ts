import type { Components } from '@mui/material/styles';
import { measure, role } from '../roles.ts';

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
  variants: [
    {
      // Alone in its line, an entry of a list or a telephone number: a target of its own.
      props: { 'data-alone': '' } as object,
      style: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: measure.target,
        paddingBlock: 0,
        fontWeight: 650,
      },
    },
  ],
};
