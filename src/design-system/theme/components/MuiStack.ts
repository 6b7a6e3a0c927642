import type { Components } from '@mui/material/styles';

/** Parts under each other, or in a row that wraps. Room between them is a `gap`: margins would show where a row wraps. */
export const MuiStack: Components['MuiStack'] = {
  defaultProps: { useFlexGap: true },
  styleOverrides: { root: { minWidth: 0 } },
  variants: [{ props: { direction: 'row' }, style: { flexWrap: 'wrap', alignItems: 'center' } }],
};
