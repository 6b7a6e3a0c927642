import { styled } from '@mui/material/styles';
import { media, role } from '../theme/roles.ts';
import { sparkHeight, sparkWidth } from './spark-path.ts';

interface SparklineProps {
  /** As `sparkPath` makes it of the values. */
  path: string;
}

/**
 * A course at a glance, as high as a line of text: a line without scale or words. Renders an `svg` that listeners pass
 * over, so what it shows must be said beside it, as a change in percent.
 */
export function Sparkline({ path }: SparklineProps) {
  return (
    <Drawing aria-hidden="true" viewBox={`0 0 ${sparkWidth(path)} ${sparkHeight}`} preserveAspectRatio="none">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </Drawing>
  );
}

const Drawing = styled('svg')({
  width: '5rem',
  // A drawing that may shrink to its cell takes no room in a table, and the words beside it would run into the next cell.
  minWidth: '5rem',
  height: '1.5em',
  overflow: 'visible',
  verticalAlign: 'middle',
  fill: 'none',
  stroke: role.mark,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  [media.print]: { height: '1em' },
  [media.forcedColors]: { stroke: 'CanvasText' },
});
