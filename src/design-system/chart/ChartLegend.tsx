import { BarMark, lookOf, PointMark } from './chart-marks.tsx';
import type { BarChartProps } from './chart-props.ts';

type ChartLegendProps = Pick<BarChartProps, 'series' | 'target' | 'format'> & {
  chartId: string;
  /** What stands for a series in this chart. */
  mark: 'bar' | 'line';
};

/** Says which mark is which series, and what the line across means. Renders a `div`, or nothing when all is plain. */
export function ChartLegend({ chartId, series, target, format, mark }: ChartLegendProps) {
  if (series.length < 2 && !target) return null;
  return (
    <div data-part="legend">
      {series.length > 1 &&
        series.map(({ id, label }, place) => (
          <span key={id}>
            <svg aria-hidden="true" data-swatch={mark}>
              {mark === 'bar' ? (
                <BarMark chartId={chartId} place={place} from={0} to={100} />
              ) : (
                <>
                  <line
                    x1="0"
                    x2="100%"
                    y1="50%"
                    y2="50%"
                    data-part="line"
                    data-series={lookOf(place).number}
                    strokeDasharray={lookOf(place).dash}
                  />
                  <PointMark place={place} x={50} y={50} />
                </>
              )}
            </svg>
            {label}
          </span>
        ))}
      {target && (
        <span>
          <svg aria-hidden="true" data-swatch="target">
            <line x1="0" x2="100%" y1="50%" y2="50%" data-part="target" />
          </svg>
          {target.label}: {format(target.value)}
        </span>
      )}
    </div>
  );
}
