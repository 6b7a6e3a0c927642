import type { Components } from '@mui/material/styles';
import { focusRing, media, role, size } from '../roles.ts';

/**
 * A text control. The edge is the control's own, so that the focus ring and forced colours hold on to it: MUI's
 * `OutlinedInput` draws one as a second `fieldset`, with a gap for a label that would float into it.
 */
export const MuiInputBase: Components['MuiInputBase'] = {
  // MUI would learn of what a browser fills in from an animation; nothing here asks.
  defaultProps: { disableInjectingGlobalStyles: true, fullWidth: true },
  styleOverrides: {
    root: { padding: 0, color: 'inherit', font: 'inherit', textWrap: 'inherit' },
    input: {
      boxSizing: 'border-box',
      height: 'auto',
      minHeight: '3.25rem',
      padding: '0.7rem 0.9rem',
      border: `2px solid ${role.border}`,
      borderRadius: 2,
      background: role.field,
      color: role.onField,
      fontSize: size.body,
      lineHeight: 1.4,
      '&:hover': { borderColor: role.text },
      '&[aria-invalid=true]': { borderColor: role.error, borderWidth: 3 },
      'textarea&': { lineHeight: 1.6, resize: 'vertical' },
      // The document's ring again, since MUI takes it away from what has the focus or is not filled in yet.
      '&:focus-visible': focusRing,
      [media.forcedColors]: { borderColor: 'FieldText' },
    },
  },
};

declare module '@mui/material/InputBase' {
  interface InputBasePropsColorOverrides {
    primary: false;
    secondary: false;
    success: false;
    error: false;
    info: false;
    warning: false;
  }
}
