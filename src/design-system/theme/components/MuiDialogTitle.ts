import type { Components } from '@mui/material/styles';
import { size } from '../roles.ts';

/** The heading that names a dialog. */
export const MuiDialogTitle: Components['MuiDialogTitle'] = {
  defaultProps: { variant: 'h3' },
  styleOverrides: { root: { flex: 'initial', minWidth: 0, padding: 0, fontSize: size.h3, lineHeight: 1.2 } },
};
