import type { Components } from '@mui/material/styles';
import { role } from '../roles.ts';
import { Nothing } from './native-box.ts';

/** The browser's own list to choose from, with the browser's own arrow: visitors know it, and it follows forced colours. */
export const MuiNativeSelect: Components['MuiNativeSelect'] = {
  defaultProps: { IconComponent: Nothing },
  styleOverrides: {
    select: {
      appearance: 'auto',
      userSelect: 'auto',
      borderRadius: 2,
      '&:focus': { borderRadius: 2 },
      '&:not([multiple]) option, &:not([multiple]) optgroup': { backgroundColor: role.field },
      '&&&': { paddingRight: '0.9rem' },
    },
  },
};
