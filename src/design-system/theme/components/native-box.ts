import { createElement } from 'react';
import { role } from '../roles.ts';

/**
 * Boxes and rings are those of the document, larger, and drawn by borders alone: a tick or a filled ring is there before the
 * script runs, without one and after a form is reset, on the dark plate, in forced colours and on paper. MUI lays the document's
 * own unseen over a drawing that follows React's state, and that is not always what the document holds.
 */
const drawn = {
  position: 'static',
  opacity: 1,
  width: '1.75rem',
  height: '1.75rem',
  appearance: 'none',
  border: `2px solid ${role.border}`,
  color: role.action,
} as const;

/** The box itself. */
export const drawnBox = {
  ...drawn,
  borderRadius: 2,
  '&:disabled': { color: role.textMuted },
  '&:checked::before': {
    content: '""',
    display: 'block',
    width: '35%',
    height: '75%',
    margin: '0 auto',
    border: 'solid',
    borderWidth: '0 4px 4px 0',
    transform: 'rotate(45deg)',
  },
} as const;

/** The ring itself. */
export const drawnRing = {
  ...drawn,
  borderRadius: '50%',
  '&:checked': { border: '8px solid' },
} as const;

const around = { flex: 'none', margin: '0.5rem 0', padding: 0, borderRadius: 0 } as const;

/** A box where MUI stands around it. */
export const nativeBox = { ...around, '& > input': drawnBox } as const;

/** A ring where MUI stands around it. */
export const nativeRing = { ...around, '& > input': drawnRing } as const;

/** Takes the place of a drawing of MUI. */
export function Nothing() {
  return null;
}

export const nothing = createElement(Nothing);
