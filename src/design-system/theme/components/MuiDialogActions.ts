import type { Components } from '@mui/material/styles';
import { media } from '../roles.ts';

/** What can be done with a dialog: it stands beside its title, where the focus begins. */
export const MuiDialogActions: Components['MuiDialogActions'] = {
  defaultProps: { disableSpacing: true },
  styleOverrides: {
    root: {
      // It gives way where text is large: MUI lets it stand wider than the dialog.
      flex: 'initial',
      minWidth: 0,
      marginInlineStart: 'auto',
      padding: 0,
      // With text at 200 % on a phone the word goes under its drawing.
      '& > button': { flexWrap: 'wrap', gap: '0.6em' },
      [media.print]: { display: 'none' },
    },
  },
};
