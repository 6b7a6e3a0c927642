import Paper, { type PaperProps } from '@mui/material/Paper';
import type { ElementType } from 'react';
import type { Surface } from '../theme/palette.ts';

interface PanelProps extends Omit<PaperProps, 'variant' | 'elevation' | 'square'> {
  /**
   * `entry`: one of several side by side, under a line. `marked`: a passage with a line beside it. `sheet`: paper to be
   * printed. `plate`: a large ground under a line in copper. `error`: something is wrong with what stands below.
   * Default `entry`.
   */
  variant?: 'entry' | 'marked' | 'sheet' | 'plate' | 'error';
  /** Ground of its own. Default: what lies behind it. */
  surface?: Surface | undefined;
  /** Default `div`. */
  component?: ElementType;
}

/**
 * What a line or a ground sets apart from what stands around it. MUI's `Paper`: a `div` unless `component` says otherwise.
 *
 * - It is the element that is asked for.
 * - A ground of its own repaints what stands on it.
 */
export function Panel({ variant = 'entry', surface, ...others }: PanelProps) {
  return <Paper variant={variant} data-surface={surface} {...others} />;
}
