import { createElement } from 'react';
import { role } from '../roles.ts';

/**
 * The browser's own box or ring, larger. MUI lays it unseen over a drawing that follows React's state, and that is not what
 * the document holds before the script runs, without one, or after a form is reset. The box itself always tells the truth,
 * and keeps its look in forced colours.
 */
export const nativeBox = {
  flex: 'none',
  margin: '0.5rem 0',
  padding: 0,
  borderRadius: 0,
  '& > input': {
    position: 'static',
    opacity: 1,
    width: '1.75rem',
    height: '1.75rem',
    accentColor: role.action,
  },
  // On the dark plate a white square would be the brightest thing in sight; the browser has a dark one.
  '[data-surface=plate] & > input': { colorScheme: 'dark' },
} as const;

/** Takes the place of a drawing of MUI. */
export function Nothing() {
  return null;
}

export const nothing = createElement(Nothing);
