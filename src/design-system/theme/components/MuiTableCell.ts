import type { Components } from '@mui/material/styles';
import { media, role, space } from '../roles.ts';

/** One value, or the name of a row or a column. */
export const MuiTableCell: Components['MuiTableCell'] = {
  styleOverrides: {
    root: {
      font: 'inherit',
      textWrap: 'inherit',
      color: 'inherit',
      borderBottom: `1px solid ${role.line}`,
      padding: '0.85rem 1.25rem 0.85rem 0',
      textAlign: 'start',
      verticalAlign: 'baseline',
      // Not by MUI's `align`, which would give a page four rules for its cells instead of two.
      '&[data-numeric]': { textAlign: 'end' },
      // Words of a link may break anywhere, so a column of links would shrink to a part of a word.
      '&[scope=row]': { minWidth: 'min(9rem, 15vw)', fontWeight: 650 },
      '&:last-of-type:not([scope=row])': { paddingInlineEnd: 0 },
      // Where columns are many the table scrolls rather than setting a sentence word under word.
      '&[data-long]': { minWidth: '11rem' },
      [media.print]: {
        '&, &[scope=row], &[data-long]': {
          minWidth: 0,
          paddingInlineEnd: space.s3,
          overflowWrap: 'anywhere',
        },
        // Half of a number is another number.
        '&[data-numeric]': { overflowWrap: 'normal' },
      },
    },
    head: {
      borderBottom: `3px solid ${role.text}`,
      fontWeight: 650,
      verticalAlign: 'bottom',
      // The chevron points the way in which the values go down the column.
      // A link may break anywhere, yet no head shall be set letter under letter; and it is as tall as a finger needs.
      // Its words stand in line with heads that are none.
      '& a': {
        display: 'inline-block',
        marginBlock: `calc(-1 * ${space.s2})`,
        paddingBlock: space.s2,
        overflowWrap: 'normal',
      },
      '&[aria-sort=ascending] svg': { transform: 'scaleY(-1)' },
    },
  },
};

declare module '@mui/material/TableCell' {
  interface TableCellPropsSizeOverrides {
    small: false;
  }
  interface TableCellPropsVariantOverrides {
    footer: false;
  }
}
