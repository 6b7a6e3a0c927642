import { styled } from '@mui/material/styles';
import { measure, space } from '../theme/roles.ts';
import { PlainList } from './PlainList.tsx';

/**
 * Short entries side by side, wrapping: links, formats, marks. MUI's `List`: a `ul`. A link in it is as large as a finger
 * needs, and the one that is shown now is marked.
 */
export const RowList = styled(PlainList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s5}`,
  '& a': {
    // A count behind it begins in its last pixel, and would take what is pressed there.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measure.target,
    minWidth: measure.target,
  },
  '& a[aria-current]': { fontWeight: 720, textDecorationThickness: '0.16em' },
});
