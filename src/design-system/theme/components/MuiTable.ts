import type { Components } from '@mui/material/styles';
import { media, role, size, space } from '../roles.ts';

/** Rows and columns under a caption. Up to 480 px the rows stand as blocks, each value under the name of its column. */
export const MuiTable: Components['MuiTable'] = {
  styleOverrides: {
    root: {
      fontVariantNumeric: 'tabular-nums',
      '& caption': {
        padding: 0,
        paddingBlockEnd: space.s3,
        color: 'inherit',
        font: 'inherit',
        fontSize: size.h4,
        fontWeight: 650,
        textAlign: 'start',
        textWrap: 'inherit',
        captionSide: 'top',
      },
      [media.small]: {
        '&, & caption, & tbody, & tr, & tbody th, & td': { display: 'block' },
        // As a block: of a group of rows `overflow` cuts nothing off, and hidden words would widen the page.
        '& thead': {
          display: 'block',
          position: 'absolute',
          clipPath: 'inset(50%)',
          width: 1,
          height: 1,
          overflow: 'hidden',
        },
        '& tbody tr': { paddingBlock: space.s3, borderBlockEnd: `2px solid ${role.text}` },
        '& tbody th[scope], & tbody td[data-label]': {
          minWidth: 0,
          padding: '0.3rem 0',
          borderBlockEnd: 0,
          textAlign: 'start',
        },
        '& td::before': {
          content: 'attr(data-label)',
          display: 'block',
          color: role.textMuted,
          fontSize: size.small,
        },
      },
      [media.print]: { fontSize: size.small },
    },
  },
};

declare module '@mui/material/Table' {
  interface TablePropsSizeOverrides {
    small: false;
  }
}
