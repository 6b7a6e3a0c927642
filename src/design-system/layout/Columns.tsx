import { styled } from '@mui/material/styles';
import { PlainList } from '../list/index.ts';
import { withOwn } from '../theme/own-props.ts';
import { media, space } from '../theme/roles.ts';

interface ColumnsLook {
  /** Narrowest a column gets: as many stand side by side as fit. */
  min?: string;
  /** Whether the columns fill their row, however few they are. Default `true`; `false` keeps the width of a full row. */
  stretch?: boolean;
  /** A number of columns from each width on; one column below. Takes the place of `min`. */
  count?: { medium?: number; wide?: number; large?: number };
  /** Room between the columns. Default `block` from row to row and a column gap beside each other; `even` is the column gap both ways. */
  gap?: 'block' | 'even' | 'section';
}

const gaps = {
  block: `${space.block} ${space.column}`,
  even: space.column,
  section: `${space.section} ${space.column}`,
};

const even = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const columns = ({ min, stretch = true, count = {}, gap = 'block' }: ColumnsLook) => ({
  display: 'grid',
  gridTemplateColumns: min
    ? `repeat(auto-${stretch ? 'fit' : 'fill'}, minmax(min(100%, ${min}), 1fr))`
    : 'minmax(0, 1fr)',
  gap: gaps[gap],
  '& > *': { minWidth: 0, maxWidth: 'none', breakInside: 'avoid' },
  ...(count.medium && { [media.medium]: even(count.medium) }),
  ...(count.wide && { [media.wide]: even(count.wide) }),
  ...(count.large && { [media.large]: even(count.large) }),
});

const own = ['min', 'stretch', 'count', 'gap'];

/**
 * Parts of one kind side by side, in columns of one width. Renders a `div`.
 *
 * - On a narrow window there is one column, and no part is torn apart on paper.
 */
export const Columns = styled('div', withOwn(...own))<ColumnsLook>(columns);

/** The same for a list of things: cards, portraits, seals. MUI's `List`: a `ul`, with `component="ol"` an `ol`. */
export const ColumnList = styled(PlainList, withOwn(...own))<ColumnsLook>(columns);
