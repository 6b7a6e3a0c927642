import { styled } from '@mui/material/styles';
import { PlainList } from '../list/index.ts';
import { media, role, size, space } from '../theme/roles.ts';

/** The numbers stand in the same place in both layouts: before the words. */
const number = {
  content: 'counter(step)',
  color: role.mark,
  fontSize: size.h2,
  fontWeight: 720,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'clamp(2.75rem, 10vw, 4rem) minmax(0, 1fr)',
  columnGap: space.s3,
  rowGap: space.s5,
  alignItems: 'start',
  '&::before': { ...number, fontSize: size.h1 },
  paddingBlock: space.block,
  borderBlockStart: `3px solid ${role.text}`,
  // On a phone the drawing stands under the words, no wider than it needs.
  '& > [data-part=art]': { gridColumn: 2, maxWidth: '22rem' },
} as const;

/** On a phone the number stands before the title, and what follows has the width of the page. */
const onPhone = {
  '&[data-layout] > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space.s2} ${space.s3}`,
    alignItems: 'baseline',
    '&::before': { ...number, minWidth: '1.1em' },
  },
  '&[data-layout=rows] > li': { paddingBlock: space.s4 },
  '& [data-part=words]': { display: 'contents' },
  '& [data-part=words] > p, &[data-layout] > li > [data-part=art]': { gridColumn: '1 / -1' },
} as const;

const wideRow = {
  '&[data-layout=rows] > li': { gridTemplateColumns: 'minmax(4rem, 2fr) minmax(0, 10fr)' },
  '&[data-layout=rows][data-drawn] > li': {
    gridTemplateColumns: 'minmax(4rem, 2fr) minmax(0, 5fr) minmax(0, 5fr)',
    columnGap: space.column,
    '& > [data-part=art]': {
      gridColumn: 3,
      maxWidth: '26rem',
      justifySelf: 'center',
      width: '100%',
      alignSelf: 'center',
    },
  },
  // The drawings change sides; in the document they stay after the words.
  '&[data-layout=rows][data-drawn] > li:nth-of-type(even)': {
    '& > [data-part=words]': { gridColumn: 3, gridRow: 1 },
    '& > [data-part=art]': { gridColumn: 2, gridRow: 1 },
  },
} as const;

/** The list of both layouts. */
export const Frame = styled(PlainList)({
  counterReset: 'step',
  '& > li': { counterIncrement: 'step', maxWidth: 'none', minWidth: 0, '&::before': number },
  '& > li > div': { minWidth: 0 },
  '& [data-part=words]': { display: 'flex', flexDirection: 'column', gap: space.s3 },
  '& :is(h2, h3, h4)': { fontSize: size.h3, lineHeight: 1.2 },
  '& [data-part=meta]': { color: role.textMuted, fontSize: size.small, fontWeight: 650 },
  '&[data-layout=rows] > li': row,
  '&[data-layout=cards]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    gap: `${space.block} ${space.column}`,
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      gap: space.s4,
      paddingBlockStart: space.s4,
      borderBlockStart: `3px solid ${role.text}`,
    },
    '& :is(h2, h3, h4)': { fontSize: size.h4, lineHeight: 1.3 },
    '& [data-part=art]': { maxWidth: '20rem', marginBlockStart: 'auto' },
  },
  // Six steps stand in rows of three, four in rows of two: none is left over in a row of its own.
  '&[data-layout=cards][data-rows=threes]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(17rem, 30%)), 1fr))',
  },
  '&[data-layout=cards][data-rows=twos]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(17rem, 40%)), 1fr))',
  },
  containerType: 'inline-size',
  '@media screen and (max-width: 739.98px)': onPhone,
  // Text at twice its size on a phone: the number stands above the words.
  '@container (max-width: 14em)': { '&[data-layout] > li': { display: 'block' } },
  '@media screen and (min-width: 740px)': wideRow,
  [media.print]: { '& > li': { breakInside: 'avoid' }, '& [data-part=art]': { display: 'none' } },
});
