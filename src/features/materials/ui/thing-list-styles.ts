import { styled } from '@mui/material/styles';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';

/** The list of everyday things: a ledger whose columns line up from row to row. */
export const Things = styled(PlainList)({
  borderBlockStart: `3px solid ${role.text}`,
  '& > li': { maxWidth: 'none', borderBlockEnd: `1px solid ${role.line}` },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name icon" "verdict icon"',
    alignItems: 'center',
    gap: `0 ${space.s4}`,
    minHeight: '3.25rem',
    paddingBlock: space.s2,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > [data-kind]': { gridArea: 'verdict', fontSize: size.small },
    '& > svg': { gridArea: 'icon', color: role.mark, transition: 'transform 160ms' },
    '&:hover > [data-part=name]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '& details[open] > summary > svg': { transform: 'scaleY(-1)' },
  '& [data-part=name]': { gridArea: 'name', fontWeight: 650, minWidth: 0 },
  '& [data-part=pay]': { display: 'none', gridArea: 'pay', color: role.textMuted, fontSize: size.small },
  '& [data-part=more]': {
    display: 'grid',
    gap: space.s3,
    paddingBlock: `${space.s1} ${space.s5}`,
    // The row itself stays in sight above what a fragment names.
    scrollMarginTop: '5rem',
  },
  '& dl': { display: 'grid', gap: space.s3, fontSize: size.small },
  '& dt': { color: role.textMuted },
  '& dd': { fontWeight: 650 },
  '& dd a': { display: 'inline-block', paddingBlock: '0.2rem' },
  [media.medium]: {
    '& summary': {
      gridTemplateColumns: 'minmax(0, 1fr) 8.5em 11em auto',
      gridTemplateAreas: '"name pay verdict icon"',
    },
    '& [data-part=pay]': { display: 'block' },
    '& dl': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 4fr)' },
  },
  // On paper everything is open.
  [media.print]: {
    '& summary > svg': { display: 'none' },
    '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    '& > li': { breakInside: 'avoid' },
  },
});
