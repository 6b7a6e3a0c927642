/**
 * What tells one series from another without its colour: how a bar is filled, how a line is dashed, the shape of its
 * points. A fifth series would look like the first; nobody reads a chart of five.
 */
const fills = ['solid', 'hatched', 'empty', 'dotted'] as const;
const dashes = [undefined, '9 6', '2 6', '14 5 2 5'] as const;
const shapes = ['M-6-6H6V6H-6z', 'M0-8L8 0 0 8-8 0z', 'M0-8L8 6H-8z', 'M-3-8H3V8H-3z'] as const;

/** The look of the series in this place, from 0. */
export function lookOf(place: number) {
  const at = place % fills.length;
  return { fill: fills[at] ?? 'solid', dash: dashes[at], shape: shapes[at] ?? shapes[0], number: at };
}

/** Id of the pattern that fills a bar, in the chart with this id. */
export function patternId(chartId: string, fill: string): string {
  return `${chartId}-${fill}`;
}

/** The patterns of a chart with several series. Renders an `svg` without extent: one not displayed would lose them. */
export function Patterns({ chartId }: { chartId: string }) {
  const shared = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' } as const;
  return (
    <svg width="0" height="0" aria-hidden="true" data-part="patterns">
      <pattern id={patternId(chartId, 'hatched')} {...shared}>
        <path d="M-2 10L10-2M-2 2L2-2M6 10L10 6" />
      </pattern>
      <pattern id={patternId(chartId, 'dotted')} {...shared}>
        <circle cx="4" cy="4" r="1.6" />
      </pattern>
    </svg>
  );
}

interface BarMarkProps {
  chartId: string;
  /** Place of its series, from 0. */
  place: number;
  /** In percent of the room. */
  from: number;
  to: number;
}

/** One bar across its room. Renders a `rect`. */
export function BarMark({ chartId, place, from, to }: BarMarkProps) {
  const { fill, number } = lookOf(place);
  const isPattern = fill === 'hatched' || fill === 'dotted';
  return (
    <rect
      data-series={number}
      x={`${Math.min(from, to)}%`}
      y="0"
      width={`${Math.abs(to - from)}%`}
      height="100%"
      fill={isPattern ? `url(#${patternId(chartId, fill)})` : undefined}
    />
  );
}

/** A point of a line, at a place in percent of the room. Renders an `svg` inside the chart's. */
export function PointMark({ place, x, y, value }: { place: number; x: number; y: number; value?: string }) {
  const { shape, number } = lookOf(place);
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true" data-series={number}>
      <path d={shape} data-part="point" />
      {value && (
        <text dy="-0.95em" textAnchor="middle">
          {value}
        </text>
      )}
    </svg>
  );
}
