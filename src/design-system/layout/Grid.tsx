import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media, space } from '../theme/roles.ts';

interface GridProps {
  children: ReactNode;
}

/**
 * The page's twelve columns between its gutters. MUI's `Container`: a `div`; its children are `Column`s, or span all by
 * default. The columns are CSS grid and not MUI's `Grid`: that one is a row of boxes that wraps, where nothing can be said
 * to start in the fifth column, and each box has to be one of its own.
 */
export function Grid({ children }: GridProps) {
  return <Frame>{children}</Frame>;
}

interface ColumnProps {
  children?: ReactNode;
  /** First column, 1 to 12. Default: the next free one. */
  from?: number;
  /** Number of columns. Default 12. */
  span?: number;
  /** From which width on; below it the column spans all. Default `medium`, 740 px. */
  since?: 'medium' | 'wide';
}

/**
 * Some of the twelve columns from 740 px on, all of them below. Renders a `div`. A list of contents and what stands
 * beside it wait for a wide window: side by side on a tablet both would break their words.
 */
export function Column({ children, from, span = 12, since = 'medium' }: ColumnProps) {
  return (
    <Cell from={from} span={span} since={since}>
      {children}
    </Cell>
  );
}

const Frame = styled(Container)({
  display: 'grid',
  // One column on a narrow window: eleven gaps alone would be wider than a phone with large text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.block} ${space.column}`,
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  [media.medium]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});

const Cell = styled('div', {
  shouldForwardProp: (name) => name !== 'from' && name !== 'span' && name !== 'since',
})<{ from?: number; span: number; since: 'medium' | 'wide' }>(({ from, span, since }) => ({
  minWidth: 0,
  // Twice the class, to weigh more than the grid's own rule for children that are no columns.
  [media[since]]: { '&&': { gridColumn: `${from ?? 'auto'} / span ${span}` } },
}));
