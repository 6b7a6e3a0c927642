import { styled } from '@mui/material/styles';
import { media, role, size, space } from '../theme/roles.ts';

const bareList = { margin: 0, padding: 0, listStyle: 'none', '& > li': { maxWidth: 'none' } } as const;

/** The shape that marks the current place: a thick copper bar, kept by forced colours because it is a border. */
const currentBar = `4px solid ${role.mark}`;

export const Nav = styled('nav')({
  fontSize: size.body,
  // A label in large letters of a font of the system may be one word wider than a phone: it breaks.
  [media.narrow]: { overflowWrap: 'anywhere' },
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'stretch',
    columnGap: space.s6,
  },
});

export const TopBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s3}`,
  minHeight: '4.5rem',
  paddingBlock: space.s3,
  // Without script the lists lie open below their buttons; the brand stays level with the buttons.
  [media.noScript]: { alignItems: 'start' },
});

export const Toggle = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.6em',
  minHeight: '3rem',
  padding: '0.5rem 0.75rem',
  border: '2px solid currentColor',
  borderRadius: 2,
  background: 'none',
  fontWeight: 650,
  cursor: 'pointer',
  '&[aria-expanded=true]': { backgroundColor: role.text, borderColor: role.text, color: role.surface },
  [media.wide]: { display: 'none' },
  [media.noScript]: { display: 'none' },
});

export const Panel = styled('div')({
  paddingBlock: `${space.s2} ${space.s5}`,
  [media.wide]: {
    // On a wide window the navigation lies open whatever the folded state says, so no state can be wrong after a resize.
    '&, &[hidden]': { display: 'contents !important' },
  },
  [`${media.narrow} and (scripting: none)`]: { '&[hidden]': { display: 'block !important' } },
});

export const Groups = styled('ul')({
  ...bareList,
  [media.wide]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'stretch',
    gap: `0 ${space.s2}`,
  },
});

export const GroupItem = styled('li')({
  position: 'relative',
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.6em',
    width: '100%',
    minHeight: '3.5rem',
    padding: '0.5rem 0.25rem',
    border: 0,
    borderBottom: `1px solid ${role.line}`,
    background: 'none',
    fontWeight: 650,
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { width: '0.9em', height: '0.9em', color: role.mark, transition: 'transform 160ms' },
    '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&[aria-expanded=true] > svg': { transform: 'scaleY(-1)' },
    '&[aria-current] > span': { borderBottom: currentBar },
  },
  '& > ul': { ...bareList },
  '& > ul a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    padding: '0.4rem 1rem',
    borderInlineStart: '4px solid transparent',
    color: role.text,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', borderInlineStartColor: role.line },
    '&[aria-current]': { borderInlineStart: currentBar, fontWeight: 650 },
    [media.forcedColors]: { '&:not([aria-current])': { borderInlineStartColor: 'Canvas' } },
  },
  [media.narrow]: { '& > ul': { paddingBlock: space.s2 } },
  [media.wide]: {
    display: 'flex',
    '& > button': {
      width: 'auto',
      minHeight: '4.5rem',
      paddingInline: '0.9rem',
      borderBottom: 0,
      '&[aria-expanded=true]': {
        backgroundColor: role.text,
        color: role.surface,
        '& > svg': { color: 'inherit' },
        '& > span': { borderColor: 'currentColor' },
      },
    },
    '& > ul': {
      position: 'absolute',
      zIndex: 10,
      insetBlockStart: '100%',
      insetInlineStart: 0,
      minWidth: '17rem',
      maxWidth: '26rem',
      width: 'max-content',
      padding: '0.75rem',
      border: `2px solid ${role.text}`,
      borderTop: `4px solid ${role.mark}`,
    },
    // The last lists hang from the right, or they would leave the window.
    '&:nth-last-of-type(-n + 2) > ul': { insetInline: 'auto 0' },
  },
  [media.noScript]: {
    '& > button > svg': { display: 'none' },
    '& > ul[hidden]': {
      display: 'block !important',
      position: 'static',
      minWidth: 0,
      maxWidth: 'none',
      width: 'auto',
    },
    [media.wide]: { flexDirection: 'column', flex: '1 1 9rem' },
  },
});

/** A link that ranks with the groups: their height and weight, without a list behind it. */
export const MainLink = styled('li')({
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3.5rem',
    padding: '0.5rem 0.25rem',
    borderBottom: `1px solid ${role.line}`,
    color: role.text,
    fontWeight: 650,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&[aria-current]': { borderBottom: currentBar },
  },
  [media.wide]: {
    display: 'flex',
    '& > a': { minHeight: '4.5rem', paddingInline: '0.7rem', borderBottom: '4px solid transparent' },
    // Forced colors draw what is transparent too: every link would wear the bar of the current one.
    [media.forcedColors]: { '& > a:not([aria-current])': { borderBottomColor: 'Canvas' } },
  },
});

export const Secondary = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  paddingBlockStart: space.s5,
  '& > ul': { ...bareList },
  '& > ul a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: role.text,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { borderBottom: currentBar, fontWeight: 650 },
  },
  [media.wide]: {
    gridColumn: '1 / -1',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.s6}`,
    minHeight: '3.25rem',
    paddingBlock: 0,
    borderTop: `1px solid ${role.line}`,
    fontSize: size.small,
    '& > ul': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s5}`, marginInlineEnd: 'auto' },
  },
});
