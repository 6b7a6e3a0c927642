import type { Components, CSSObject } from '@mui/material/styles';
import { media, role, size, space } from '../roles.ts';

/** On a phone the rows stand as blocks, each value behind the name of its column, which begins its line. */
const asBlocks: CSSObject = {
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
    '& tbody tr': { paddingBlock: '0.375rem', borderBlockEnd: `2px solid ${role.text}` },
    '& tbody th[scope], & tbody td[data-label]': {
      minWidth: 0,
      padding: 0,
      borderBlockEnd: 0,
      textAlign: 'start',
    },
    '& td::before': {
      content: 'attr(data-label) ": "',
      color: role.textMuted,
      fontSize: size.small,
    },
  },
  [media.print]: { fontSize: size.small, '& thead th': { position: 'static' } },
};

/** Figures stay a table on a phone, whose first column stands still while the others pass below it. */
const asFigures: CSSObject = {
  '& th:first-of-type': { position: 'sticky', insetInlineStart: 0, backgroundColor: role.surface },
  // Above the other heads, and above the names that pass below it.
  '& thead th:first-of-type': { zIndex: 2 },
  [media.small]: {
    // Rows of 44 px.
    '& tbody :is(th, td)': { paddingBlock: '0.575rem' },
    '& :is(th, td)': { paddingInlineEnd: space.s3 },
    '& th:first-of-type': { minWidth: '36vw' },
    // With a column of words the rows are high anyway, and too wide for a phone.
    '&:has(td:not([data-numeric])) th:first-of-type': { minWidth: '42vw' },
    // Words keep room for a day or a name beside each other.
    '& td:not([data-numeric])': { minWidth: '7.25rem' },
  },
  // Last, since it takes back what stands above.
  [media.print]: { fontSize: size.small, '& th:first-of-type, & thead th': { position: 'static' } },
};

/**
 * Rows to compare: close together, under a head that stays in sight, beside names that stay when the rest scrolls. Whatever
 * stays in place has a ground of its own, since the rest passes under it.
 */
const asBoard: CSSObject = {
  fontSize: '1.0625rem',
  lineHeight: 1.35,
  '& th, & td': { padding: '0.6rem 1rem 0.6rem 0', whiteSpace: 'nowrap' },
  '& th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: role.surface,
  },
  '& thead th:first-of-type': { zIndex: 2 },
  // Names may take two lines, yet no word is broken: the rest scrolls.
  [media.small]: {
    '& th, & td': { paddingInlineEnd: space.s3 },
    '& tbody svg': { width: '2.75rem', minWidth: '2.75rem' },
    '& thead th': { whiteSpace: 'normal', '&, & a': { overflowWrap: 'normal' } },
    '& tbody th[scope]': {
      minWidth: '7rem',
      maxWidth: '9rem',
      whiteSpace: 'normal',
      '&, & a': { overflowWrap: 'normal' },
    },
  },
  [media.print]: {
    fontSize: '8.5pt',
    lineHeight: 1.15,
    '& th, & td': { padding: '0.05rem 0.5rem 0.05rem 0' },
    '& thead th, & th:first-of-type': { position: 'static', backgroundColor: 'transparent' },
  },
};

function kindOf(table: { stickyHeader?: boolean; 'data-figures'?: string }): CSSObject {
  if (table.stickyHeader) return asBoard;
  // A brief one gets its look from the page that has it.
  if (table['data-figures'] === 'brief') return {};
  return table['data-figures'] === undefined ? asBlocks : asFigures;
}

/**
 * Rows and columns under a caption. Figures (`data-figures`) are compared along rows and columns, boards (`stickyHeader`) row by
 * row, words are read one after the other; a page carries the style of the kinds it has.
 */
export const MuiTable: Components['MuiTable'] = {
  styleOverrides: {
    root: ({ ownerState }) => ({
      fontVariantNumeric: 'tabular-nums',
      // A line that two cells share would stay behind when a head keeps its place.
      borderCollapse: 'separate',
      borderSpacing: 0,
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
        // The shadow that says "more this way" begins below the name.
        backgroundColor: role.surface,
        // One that is only said takes no room. Its words stand in the caption itself: of words that stand outside the line, as those for
        // listeners alone usually do, Orca says nothing where it names a table.
        '&[data-hidden]': {
          padding: 0,
          inlineSize: 1,
          blockSize: 1,
          marginBlockEnd: -1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
        // Of a table that is wider than a phone no word of its name begins out of sight.
        [media.small]: { maxWidth: 'calc(100vw - 2.5rem)' },
      },
      '& thead th': { position: 'sticky', insetBlockStart: 0, zIndex: 1, backgroundColor: role.surface },
      // What gets the focus comes to a stop below the head, not behind it.
      '& tbody :is(a, button)': { scrollMarginBlockStart: '4.5rem' },
      ...kindOf(ownerState),
    }),
  },
};

declare module '@mui/material/Table' {
  interface TablePropsSizeOverrides {
    small: false;
  }
}
