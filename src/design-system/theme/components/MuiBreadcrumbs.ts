import type { Components } from '@mui/material/styles';
import { role, size } from '../roles.ts';

/** The trail from the home page. It never folds: no page stands so deep, and what is folded needs a script to open. */
export const MuiBreadcrumbs: Components['MuiBreadcrumbs'] = {
  defaultProps: { maxItems: Number.POSITIVE_INFINITY, separator: null },
  styleOverrides: {
    root: {
      color: 'inherit',
      fontSize: size.small,
      textWrap: 'inherit',
      // A long word of Spanish in large letters is wider than a phone: it breaks before the page scrolls sideways.
      overflowWrap: 'anywhere',
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minWidth: '2.75rem',
        minHeight: '2.75rem',
        color: role.textMuted,
        '&:hover': { color: role.linkHover },
      },
      '& [aria-current]': { fontWeight: 650 },
      // A drawn slash, not a letter: it is not read out, and goes to the next line with the entry that it belongs to.
      '& [aria-hidden] + li::before': {
        content: '""',
        flex: 'none',
        height: '1em',
        borderInlineStart: `2px solid ${role.mark}`,
        transform: 'rotate(18deg)',
      },
    },
    ol: { gap: '0 0.75rem' },
    li: { display: 'flex', alignItems: 'center', gap: '0.75rem', minHeight: '2.75rem' },
    // MUI's slash, an entry of its own between two others.
    separator: { display: 'none' },
  },
};
