import { styled } from '@mui/material/styles';
import { dataInk, media, role, size, space } from '../theme/roles.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartProps } from './chart-props.ts';
import { slopesOf } from './slopes.ts';

/** One aim and how far it has come. */
export interface Slope {
  id: string;
  label: string;
  /** Part of the way that is done, 0 to 100. */
  way: number;
  /** Part of the time that is gone, 0 to 100. */
  time: number;
  /** How it stands, in words: "on course". */
  state: string;
}

interface SlopeChartProps extends Omit<ChartProps, 'categories' | 'series' | 'target' | 'unit'> {
  slopes: readonly Slope[];
  /** Names the line of a steady pace. */
  pace: string;
  /** Words at both ends of the time below the drawing. */
  ends: readonly [start: string, end: string];
  /** Heads of the table's columns of figures; the first also says what is drawn upward. */
  wayLabel: string;
  timeLabel: string;
}

/**
 * How far several aims have come, as slopes from one start: across is the time that is gone, upward the way that is done,
 * so that one straight line is the steady pace of all of them. Renders a `figure`.
 *
 * - The drawing is one image to a listener: named by the title, described by the description.
 * - Every figure stands in a table below, which opens without script.
 * - Each slope ends at its own words; one below the steady pace is broken and ends in a diamond.
 */
export function SlopeChart({ slopes, pace, ends, wayLabel, timeLabel, ...frame }: SlopeChartProps) {
  const { format } = frame;
  const drawn = slopesOf(slopes);
  return (
    <ChartFrame
      {...frame}
      unit={wayLabel}
      categories={slopes.map(({ id, label }) => ({ id, label }))}
      series={[
        { id: 'way', label: wayLabel, values: slopes.map(({ way }) => way) },
        { id: 'time', label: timeLabel, values: slopes.map(({ time }) => time) },
      ]}
    >
      <Slopes>
        <Plot aria-hidden="true">
          <line x1="0" x2="0" y1="0" y2="100%" data-part="zero" />
          <line x1="0" x2="100%" y1="100%" y2="100%" data-part="zero" />
          {drawn.map(({ id, x, y, row }) => (
            <line key={id} x1={`${x}%`} y1={`${y}%`} x2="100%" y2={`${row}%`} data-part="grid" />
          ))}
          <line x1="0" y1="100%" x2="100%" y2="0" data-part="target" />
          <text x="92%" y="0" dy="0.9em" textAnchor="end">
            {pace}
          </text>
          {drawn.map(({ id, x, y, isBehind }) => (
            <g key={id} data-behind={isBehind}>
              <line x1="0" y1="100%" x2={`${x}%`} y2={`${y}%`} data-part="slope" />
              <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
                <path d={isBehind ? 'M0-8L8 0 0 8-8 0z' : 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'} />
              </svg>
            </g>
          ))}
        </Plot>
        <div data-part="labels">
          {drawn.map(({ id, label, way, state }) => (
            <span key={id}>
              <span>{label}</span>
              <small>
                <strong>{format(way)}</strong> · {state}
              </small>
            </span>
          ))}
        </div>
        <div data-part="ends">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </div>
      </Slopes>
    </ChartFrame>
  );
}

const Slopes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  columnGap: space.s3,
  fontSize: size.small,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  '& [data-part=labels]': { display: 'grid', gridAutoRows: '1fr' },
  '& [data-part=labels] > span': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: '3.25rem',
    paddingBlock: space.s1,
  },
  '& small': { fontSize: 'inherit', color: role.textMuted },
  '& [data-part=ends]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.s2,
    marginBlockStart: space.s2,
    color: role.textMuted,
  },
});

const Plot = styled('svg')({
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '& [data-part=slope]': { stroke: dataInk, strokeWidth: 3 },
  '& path': { fill: dataInk, stroke: role.surface, strokeWidth: 2 },
  '& [data-behind=true] [data-part=slope]': { stroke: role.mark, strokeDasharray: '9 5' },
  '& [data-behind=true] path': { fill: role.mark },
  '& text': {
    fill: role.text,
    fontSize: size.small,
    stroke: role.surface,
    strokeWidth: 6,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  [media.forcedColors]: {
    '& path, & [data-behind=true] path': { fill: 'CanvasText' },
    '& text': { fill: 'CanvasText', stroke: 'Canvas' },
  },
});
