import { styled } from '@mui/material/styles';
import { withOwn } from '../theme/own-props.ts';
import { media, space } from '../theme/roles.ts';

interface TextColumnsLook {
  /** Columns from 740 px on. Default 2. */
  medium?: number;
  /** Columns from 1280 px on. Default: as before. */
  large?: number;
}

/** Newspaper columns: what stands in them keeps its order from top to bottom, and no part is torn apart. Renders a `div`. */
export const TextColumns = styled(
  'div',
  withOwn('medium', 'large'),
)<TextColumnsLook>(({ medium = 2, large }) => ({
  columnGap: space.column,
  [media.medium]: { columnCount: medium },
  ...(large && { [media.large]: { columnCount: large } }),
  '& > :not(ul, ol), & > * > li': { breakInside: 'avoid' },
}));
