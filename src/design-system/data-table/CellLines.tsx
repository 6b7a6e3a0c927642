import { styled } from '@mui/material/styles';
import { withOwn } from '../theme/own-props.ts';
import { media, role, size } from '../theme/roles.ts';

/**
 * Several lines in one cell: what it says, and in a `small` what goes with it. Renders a `span`.
 *
 * - `min` keeps its words from being broken by a column beside it, where rows are not blocks.
 */
export const CellLines = styled(
  'span',
  withOwn('min'),
)<{
  /** Least width. Default: none. */
  min?: string;
}>(({ min }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.25rem',
  ...(min && { minWidth: min, [media.small]: { minWidth: 0 } }),
  // A cell may be a fragment's place.
  scrollMarginTop: '4rem',
  '& small': { color: role.textMuted, fontSize: size.small, fontWeight: 400 },
}));
