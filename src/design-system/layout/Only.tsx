import { styled } from '@mui/material/styles';
import { media } from '../theme/roles.ts';

/** What a narrow window and a sheet of paper do without, a drawing mostly: seen from 740 px on. Renders a `div`. */
export const WideOnly = styled('div')({
  display: 'none',
  [media.medium]: { display: 'block' },
  [media.print]: { display: 'none' },
});

/** What only a script can serve: not there where scripts are off. Renders a `div`. */
export const ScriptOnly = styled('div')({ [media.noScript]: { display: 'none' } });
