import { styled } from '@mui/material/styles';
import { PlainList } from '#design-system/list/index.ts';
import { measure, space } from '#design-system/theme/roles.ts';

/** Short links side by side, each as large as a finger needs; the one that is shown now is marked. Renders a `ul`. */
export const LinkRow = styled(PlainList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s5}`,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measure.target,
    minWidth: measure.target,
  },
  '& a[aria-current]': { fontWeight: 720, textDecorationThickness: '0.16em' },
});
