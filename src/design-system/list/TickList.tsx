import { styled } from '@mui/material/styles';
import { role, space } from '../theme/roles.ts';
import { PlainList } from './PlainList.tsx';

/** An entry after a drawn box. */
export const drawnBox = {
  display: 'grid',
  gridTemplateColumns: '1.1em minmax(0, 1fr)',
  gap: space.s3,
  '&::before': {
    content: '""',
    width: '1.1em',
    height: '1.1em',
    marginBlockStart: '0.22em',
    border: `2px solid ${role.border}`,
  },
} as const;

/**
 * Things to do, each with a drawn box that a pen can tick on paper. MUI's `List`: a `ul`; say `role="list"`. With a line under each:
 * `<RuledList ticks>`.
 */
export const TickList = styled(PlainList)({
  '& > li': { ...drawnBox, paddingBlock: space.s2, breakInside: 'avoid' },
});
