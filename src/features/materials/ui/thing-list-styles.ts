import { styled } from '@mui/material/styles';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';

/** The list of everyday things: a ledger whose columns line up from row to row. Each row is a fold (`design-system/fold`). */
export const Things = styled(PlainList)({
  borderBlockStart: `3px solid ${role.text}`,
  '& > li': { maxWidth: 'none' },
  '& details > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name icon" "verdict icon"',
    gap: `0 ${space.s4}`,
    '& > span': { gridArea: 'name' },
    // What stands at the end of a row are two columns here.
    '& > small': { display: 'contents' },
    '& [data-kind]': { gridArea: 'verdict' },
    '& > svg': { gridArea: 'icon' },
  },
  '& [data-part=pay]': { display: 'none', gridArea: 'pay' },
  '& [data-part=more]': {
    display: 'grid',
    gap: space.s3,
    paddingBlockStart: space.s1,
    // The row itself stays in sight above what a fragment names.
    scrollMarginTop: '5rem',
  },
  '& dl': { display: 'grid', gap: space.s3, fontSize: size.small },
  '& dt': { color: role.textMuted },
  '& dd': { fontWeight: 650 },
  '& dd a': { display: 'inline-block', paddingBlock: '0.2rem' },
  [media.medium]: {
    '& details > summary': {
      gridTemplateColumns: 'minmax(0, 1fr) 8.5em 11em auto',
      gridTemplateAreas: '"name pay verdict icon"',
    },
    '& [data-part=pay]': { display: 'block' },
    '& dl': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 4fr)' },
  },
  [media.print]: { '& > li': { breakInside: 'avoid' } },
});
