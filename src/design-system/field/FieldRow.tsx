import { styled } from '@mui/material/styles';
import { media, space } from '../theme/roles.ts';

/**
 * Fields that are answered together, side by side where there is room and no wider than one long field: first and last name, a
 * place and a kind. Renders a `div`.
 */
export const FieldPair = styled('div')({
  display: 'grid',
  gap: space.s6,
  alignItems: 'start',
  maxWidth: '40rem',
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/**
 * A question put to a list: short fields and the button that asks, in one row where there is room. Renders a `div`; it stands in
 * the `form`.
 */
export const FieldRow = styled('div', { shouldForwardProp: (name) => name !== 'long' })<{
  /** The field takes the width that there is. Default `false`: each has room for a choice or a date. */
  long?: boolean;
}>(({ long = false }) => ({
  display: 'grid',
  gap: space.s4,
  alignItems: 'end',
  justifyItems: 'start',
  ...(long && { maxWidth: '44rem' }),
  '& > div': { width: '100%' },
  // In a column beside a drawing the button goes to the next line before a choice is cut off.
  [media.medium]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > div': { flex: '1 1 11rem', ...(!long && { maxWidth: '18rem' }) },
  },
}));
