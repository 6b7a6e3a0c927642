import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { space } from '../theme/roles.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { PointMark } from './chart-marks.tsx';
import type { BarChartProps } from './chart-props.ts';
import { Lines } from './plot-styles.ts';
import { percentOn, scaleOver } from './scale.ts';

/** A value from a moment on, or at it. */
interface Moment {
  /** In percent of the time that the chart spans. */
  at: number;
  value: number;
  /** Stands under the value in the drawing: "since December 2023". Default nothing. */
  label?: string;
}

interface StepChartProps extends Omit<BarChartProps, 'target'> {
  /** What holds from each moment on, in order; the first at 0. Three at most have room for their labels. */
  steps: readonly Moment[];
  /** What came once and is no part of the line. */
  extras?: readonly Moment[];
  /** Words below the line at its beginning and at its end. */
  ends: readonly [from: string, to: string];
}

/**
 * What stayed the same for long, and the moments at which it changed: one line of steps, each change written beside it. Renders a
 * `figure`. The scale begins at zero, so that a small change looks small.
 *
 * - The drawing is one image to a listener: named by the title, described by the description.
 * - A table below tells the figures by category, and opens without script.
 * - What came once is told from the line by its shape, and by a stem of dashes.
 */
export function StepChart({ steps, extras = [], ends, ...frame }: StepChartProps) {
  const scale = scaleOver([...steps, ...extras].map(({ value }) => value));
  const heightOf = (value: number) => 100 - percentOn(scale, value);
  return (
    <ChartFrame {...frame}>
      <Steps>
        <div data-part="ticks">
          {scale.ticks.map((tick) => (
            <span key={tick}>{frame.format(tick)}</span>
          ))}
        </div>
        <svg aria-hidden="true" data-part="plot">
          {scale.ticks.map((tick) => {
            const y = `${heightOf(tick)}%`;
            return (
              <line key={tick} x1="0" x2="100%" y1={y} y2={y} data-part={tick === 0 ? 'zero' : 'grid'} />
            );
          })}
          {extras.map(({ at, value }) => (
            <g key={at} data-series="1">
              <line
                x1={`${at}%`}
                x2={`${at}%`}
                y1="100%"
                y2={`${heightOf(value)}%`}
                data-part="line"
                data-series="1"
              />
              <PointMark place={1} x={at} y={heightOf(value)} />
            </g>
          ))}
          {steps.map(({ at, value }, index) => {
            const y = `${heightOf(value)}%`;
            const before = steps[index - 1];
            return (
              <g key={at}>
                {before && (
                  <line
                    x1={`${at}%`}
                    x2={`${at}%`}
                    y1={`${heightOf(before.value)}%`}
                    y2={y}
                    data-part="line"
                  />
                )}
                <line x1={`${at}%`} x2={`${steps[index + 1]?.at ?? 100}%`} y1={y} y2={y} data-part="line" />
              </g>
            );
          })}
          {extras.map(({ at, value, label }) => (
            <text key={at}>
              <Words
                x={at}
                y={heightOf(value)}
                dx="1em"
                dy="0.3em"
                value={frame.format(value)}
                label={label}
              />
            </text>
          ))}
          {steps.map(({ at, value, label }, index) => {
            const words = { y: heightOf(value), dy: '1.6em', value: frame.format(value), label };
            const isLate = at >= 50;
            return (
              <Fragment key={at}>
                <text data-place={isLate ? 'start' : undefined}>
                  <Words x={at} dx={index === 0 ? '0' : '0.3em'} {...words} />
                </text>
                {isLate && (
                  <text data-place="end" textAnchor="end">
                    <Words x={steps[index + 1]?.at ?? 100} dx="0" {...words} />
                  </text>
                )}
              </Fragment>
            );
          })}
        </svg>
        <div data-part="ends">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </div>
      </Steps>
    </ChartFrame>
  );
}

interface WordsProps {
  /** Place of the moment, in percent. */
  x: number;
  y: number;
  /** How far from there the words begin. */
  dx: string;
  dy: string;
  value: string;
  label: string | undefined;
}

/** A value and, under it, what is said of it. Renders `tspan`s. */
function Words({ x, y, dx, dy, value, label }: WordsProps) {
  return (
    <>
      <tspan x={`${x}%`} y={`${y}%`} dx={dx} dy={dy}>
        {value}
      </tspan>
      {label && (
        <tspan x={`${x}%`} dx={dx} dy="1.3em">
          {label}
        </tspan>
      )}
    </>
  );
}

const Steps = styled(Lines)({
  '& [data-part=plot]': { height: 'clamp(10rem, 24cqi, 16rem)' },
  '& [data-part=line][data-series="1"]': { strokeDasharray: '4 5' },
  '& [data-part=line]': { strokeLinecap: 'square' },
  // Beside the change where there is room, else written back from the end of what it holds for.
  '& [data-place=end]': { display: 'none' },
  '@container (max-width: 34em)': {
    '& [data-place=start]': { display: 'none' },
    '& [data-place=end]': { display: 'inline' },
  },
  '& [data-part=ends]': {
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space.s3}`,
    '& > span': { whiteSpace: 'normal' },
  },
  // With large letters on a phone the words above and the table tell it, and its ends take the whole width.
  '@container (max-width: 15em)': {
    '& text, & [data-place]': { display: 'none' },
    '& [data-part=ends]': { gridColumn: '1 / -1' },
  },
});
