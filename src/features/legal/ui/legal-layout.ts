import { styled } from '@mui/material/styles';
import { measure, media, role, size, space } from '#design-system/theme/roles.ts';

/** The list of contents beside the text, or above it on a narrow window. */
export const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  // Sections carry their own numbers; those of the list would stand before them.
  '& > div > nav a::before': { display: 'none' },
  '& > div > nav > p': { maxWidth: 'none' },
  [media.wide]: { gridTemplateColumns: 'minmax(12rem, 17rem) minmax(0, 1fr)', columnGap: space.block },
  [media.large]: { gridTemplateColumns: '20rem minmax(0, 1fr)' },
  [media.print]: { display: 'block', '& > div > nav ol': { columns: 2 } },
});

/** A part of the legal notices. */
export const Part = styled('section')({
  '& + &': { marginBlockStart: space.section },
  '& > h2': { paddingBlockStart: space.s4, borderBlockStart: `6px solid ${role.mark}` },
  '& > h2 + p': { marginBlock: `${space.s4} ${space.block}` },
  // Long paragraphs hold more narrow letters than others: a line stays within eighty characters.
  '& div > :is(p, ul)': { maxWidth: '49ch' },
  '& td > ul': { margin: 0, paddingInlineStart: '1.1em' },
  '& td > ul > li + li': { marginBlockStart: space.s1 },
  // A table stands apart from the words around it.
  '& * + [data-scroller], & [data-scroller] + *': { marginBlockStart: space.block },
  // Tables need the width more than large letters.
  '& table :is(th, td)': { fontSize: size.small, lineHeight: 1.5 },
  [media.print]: {
    // On paper nothing scrolls: a table that is too wide has to wrap.
    '& [data-scroller]': { overflow: 'visible' },
    '& :is(p, li, dt, dd)': { fontSize: '10.5pt', lineHeight: 1.45 },
    '& table :is(th, td, li)': {
      padding: '0.3rem 0.6rem 0.3rem 0',
      fontSize: '8.5pt',
      lineHeight: 1.35,
      overflowWrap: 'break-word',
    },
    '& table li': { padding: 0 },
    '& > p, & div > :is(p, ul), & li, & dd': { maxWidth: 'none' },
    '& + &': { breakBefore: 'page' },
  },
});

/** A clause of the terms: as in a contract, the heading stands in the margin of its text. */
export const Clause = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s3} ${space.column}`,
  paddingBlock: space.s5,
  borderBlockStart: `1px solid ${role.line}`,
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
});

/** How far the text of a policy section stands in from its number. */
const hang = '5.25rem';

/** A section of the policy: the numeral hangs in the margin, the meaning in one sentence stands out. */
export const PolicySection = styled('div')({
  paddingBlockStart: space.s5,
  borderBlockStart: `3px solid ${role.text}`,
  '& + &': { marginBlockStart: space.section },
  '& > h3': { scrollMarginBlockStart: space.s5 },
  '& > h3 > span:first-of-type': { color: role.accent, fontVariantNumeric: 'lining-nums' },
  '& > [data-part=summary]': {
    maxWidth: measure.line,
    marginBlock: `${space.s4} ${space.s5}`,
    paddingInlineStart: space.s4,
    borderInlineStart: `4px solid ${role.mark}`,
    fontSize: size.lead,
    lineHeight: 1.5,
  },
  [media.large]: {
    paddingInlineStart: hang,
    '& > h3': { display: 'flex', marginInlineStart: `calc(-1 * ${hang})` },
    '& > h3 > span:first-of-type': { flex: 'none', width: hang },
  },
  [media.print]: {
    '& + &': { marginBlockStart: space.s6 },
    '& > [data-part=summary]': { breakInside: 'avoid', breakAfter: 'avoid' },
  },
});
