import type { Components } from '@mui/material/styles';

/** A box or a ring with its label beside it, the whole row a target. */
export const MuiFormControlLabel: Components['MuiFormControlLabel'] = {
  // The label is a plain `span`: type is inherited.
  defaultProps: { disableTypography: true },
  styleOverrides: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      margin: 0,
      '& > :last-child': {
        flex: 1,
        minWidth: 0,
        minHeight: '2.75rem',
        padding: '0.6rem 0 0.6rem 0.85rem',
        overflowWrap: 'anywhere',
      },
      // An option's own hint stands under its words.
      'fieldset > & + p': { paddingInlineStart: '2.6rem' },
    },
  },
};
