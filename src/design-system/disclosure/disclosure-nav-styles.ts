import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { PlainList } from '../list/index.ts';
import { measure, media, role, size, space, visuallyHidden } from '../theme/roles.ts';

/** The shape that marks the current place: a thick copper bar, kept by forced colours because it is a border. */
const currentBar = `4px solid ${role.mark}`;

/** Where nothing has to be unfolded: there is room for all of it, or no script that would do it. */
const unfolded = `${media.wide}, (scripting: none)`;

/** Where the navigation lies open in a row that has no room to spare. */
const fullRow = '@media (min-width: 993px) and (max-width: 1279.98px)';

/** As wide as the page's grid, with the ground on both sides of it. */
const onPage = { paddingInline: `max(${space.gutter}, 50% - ${measure.page} / 2)` };

export const Nav = styled('nav')({
  [media.narrow]: {
    // A label in large letters of a font of the system may be one word wider than a phone: it breaks.
    overflowWrap: 'anywhere',
    // The open navigation holds the strip's link too, and nobody is to meet it twice.
    '&:has(>div>div>[aria-expanded=true],[open]) > div > ul': { visibility: 'hidden' },
  },
  '& ul a, & > div > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: measure.target,
    color: role.text,
  },
  '& ul a:not(:hover)': { textDecoration: 'none' },
  '& [aria-current]': { fontWeight: 650 },
});

/**
 * Who to ask, and the links of second rank. On a narrow window the last of these alone, so that nobody has to open the
 * navigation for it; on a phone the eye meets it once it has the focus, so that it takes no room before.
 */
export const Strip = styled(Toolbar)({
  ...onPage,
  gap: `0 ${space.s5}`,
  minHeight: measure.target,
  fontSize: size.small,
  '& > a + a': { whiteSpace: 'nowrap' },
  // The smallest phone has room for one of two; what is left out stands on the page of contacts too.
  '@media (max-width: 359.98px)': { '& > a + a': { display: 'none' } },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s5}`, marginInlineStart: 'auto' },
  '& [aria-current]': { borderBlock: '4px solid transparent', borderBlockEndColor: role.mark },
  // With letters twice as large nothing is broken in two to stay in the row.
  [media.narrow]: { flexWrap: 'wrap', '& li:not(:last-child)': { display: 'none' } },
  // Over the row and not in it: the page does not move when the focus comes or goes, or a press would miss what it was meant for.
  '@media (max-width: 739.98px)': {
    '& :is(ul,li)': { display: 'contents' },
    '& li a': {
      position: 'absolute',
      zIndex: 1,
      inset: `0 ${space.gutter} auto`,
      backgroundColor: role.surface,
    },
    '& li :not(:focus)': visuallyHidden,
  },
  // The first link changes its words when the page script comes: what stands beside it must not move.
  [media.wide]: { justifyContent: 'start', '& > a:first-of-type': { minWidth: '13.5rem' } },
});

export const Bar = styled('div')({
  ...onPage,
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'stretch',
    columnGap: space.s5,
    fontSize: size.small,
  },
  // A row that is full holds also while a stand-in with wider letters is there instead of the typeface.
  [fullRow]: { columnGap: space.s2 },
});

export const TopBar = styled(Toolbar)({
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s3}`,
  minHeight: '4.5rem',
  paddingBlock: space.s3,
  [media.wide]: { paddingBlock: 0 },
});

export const Toggle = styled(Button)({
  gap: '0.6em',
  minHeight: '3rem',
  padding: '0.5rem 0.75rem',
  [unfolded]: { display: 'none' },
});

export const Panel = styled('div')({
  paddingBlock: `${space.s2} ${space.s5}`,
  [media.wide]: {
    // On a wide window the navigation lies open whatever the folded state says, so no state can be wrong after a resize.
    '&, &[hidden]': { display: 'contents !important' },
  },
  [`${media.narrow} and (scripting: none)`]: {
    paddingBlock: `0 ${space.s3}`,
    '&[hidden]': { display: 'block !important' },
  },
});

export const Groups = styled(PlainList)({
  [media.wide]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'stretch',
  },
  [media.noScript]: { display: 'none' },
});

/** On a narrow window a button over its list, on a wide one a button with the list hanging from it. */
export const GroupItem = styled('li')({
  position: 'relative',
  maxWidth: 'none',
  '& > button': {
    '& > svg': { width: '0.9em', height: '0.9em', color: role.mark },
    '&[aria-expanded=true] > svg': { transform: 'scaleY(-1)' },
    '&[aria-current] > span': { borderBottom: currentBar },
  },
  '& > div': {
    paddingBlock: space.s2,
    '& a': {
      padding: `0 ${space.s4}`,
      borderInlineStart: '4px solid transparent',
      '&:hover': { borderInlineStartColor: role.line },
      '&[aria-current]': { borderInlineStart: currentBar },
      // Forced colours draw what is transparent too.
      [media.forcedColors]: { '&:not([aria-current])': { borderInlineStartColor: 'Canvas' } },
    },
    // What the second list is about.
    '& p': {
      margin: `${space.s2} 1.25rem 0`,
      paddingBlockStart: space.s3,
      borderBlockStart: `1px solid ${role.line}`,
      color: role.textMuted,
      fontSize: size.small,
    },
  },
  [media.wide]: {
    display: 'flex',
    '& > button[aria-expanded=true]': {
      backgroundColor: role.text,
      color: role.surface,
      '& > svg': { color: 'inherit' },
      '& > span': { borderColor: 'currentColor' },
    },
    '& > div': {
      position: 'absolute',
      zIndex: 10,
      insetBlockStart: '100%',
      insetInlineStart: 0,
      minWidth: '17rem',
      border: `2px solid ${role.text}`,
      borderTop: currentBar,
    },
  },
});

/** What stands in for all of it where no script runs: on a wide window it hangs from its button, on a narrow one it lies under it. */
export const Folded = styled('details')({
  '& > summary': { padding: '0.6rem 0.75rem', border: '2px solid', fontWeight: 650, cursor: 'pointer' },
  '& > div': { columns: '9rem', paddingBlock: space.s4, '& > *': { breakInside: 'avoid' } },
  '& > div > div > p': { fontWeight: 650 },
  [media.wide]: {
    '& > div': {
      position: 'absolute',
      zIndex: 10,
      width: `min(64rem, 100vw - 2 * ${space.gutter})`,
      padding: space.s5,
      backgroundColor: role.surface,
      border: `2px solid ${role.text}`,
    },
  },
});

/** A link that ranks with the groups: their height and weight, without a list behind it. */
export const MainLink = styled('li')({
  maxWidth: 'none',
  '&& > a': { minHeight: '3.5rem', [media.wide]: { minHeight: '4.5rem' } },
  // Long words take two lines where the row is full.
  [fullRow]: { '& > a': { maxWidth: '8rem' } },
  '& > a:hover': { color: role.text },
  '& > a[aria-current]': { borderBottom: currentBar },
  [media.wide]: {
    '& > a': { borderBottom: '4px solid transparent' },
    // Forced colors draw what is transparent too: every link would wear the bar of the current one.
    [media.forcedColors]: { '& > a:not([aria-current])': { borderBottomColor: 'Canvas' } },
  },
});

export const Secondary = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  paddingBlockStart: space.s5,
  '& [aria-current]': { borderInlineStart: currentBar, paddingInlineStart: space.s3 },
  [media.wide]: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s5,
    marginInlineStart: 'auto',
  },
  [media.noScript]: { flexFlow: 'row wrap' },
  [unfolded]: { paddingBlock: 0, '& > ul': { display: 'none' } },
});
