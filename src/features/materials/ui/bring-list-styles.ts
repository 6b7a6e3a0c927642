import { styled } from '@mui/material/styles';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';

/** A slip of paper, as it would lie on the scale house counter: cut at the top, ruled inside. */
export const Slip = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.block,
  padding: 'clamp(1.25rem, 4vw, 3.5rem)',
  border: `1px solid ${role.line}`,
  borderBlockStart: `6px dashed ${role.mark}`,
  '& h3': { marginBlockEnd: space.s2, fontSize: size.h4 },
  '& [data-part=source]': {
    display: 'grid',
    gap: space.s2,
    borderBlockStart: `3px solid ${role.text}`,
    paddingBlockStart: space.s4,
    fontSize: size.small,
  },
  [media.print]: { padding: 0, border: 0, gap: space.s4 },
});

/** Lines with a box to tick by hand. */
export const List = styled(PlainList)({
  borderBlockStart: `1px solid ${role.border}`,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s1} ${space.column}`,
    maxWidth: 'none',
    paddingBlock: space.s3,
    paddingInlineStart: '2.25rem',
    borderBlockEnd: `1px solid ${role.line}`,
    breakInside: 'avoid',
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '1.05rem',
    insetInlineStart: '0.15rem',
    width: '1.1rem',
    height: '1.1rem',
    border: `2px solid ${role.border}`,
  },
  '& strong': { display: 'block' },
  '& small': { color: role.textMuted, fontSize: size.small },
  [media.medium]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) 10rem', alignItems: 'baseline' },
  },
});
