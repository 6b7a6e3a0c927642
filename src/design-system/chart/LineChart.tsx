import { Fragment, useId } from 'react';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { NoteMarks, NoteWords } from './ChartNotes.tsx';
import { Cursor } from './Cursor.tsx';
import { lookOf, PointMark } from './chart-marks.tsx';
import { placeNotes, roomOfNotes } from './chart-notes.ts';
import { type ChartProps, remarksOf } from './chart-props.ts';
import { roomNeeded } from './label-room.ts';
import { LabelRoom, Lines } from './plot-styles.ts';
import { pointsOf } from './points.ts';
import { mayLeaveZero, percentOn, scaleOver } from './scale.ts';
import { useValueReading, ValueReader } from './ValueReader.tsx';

interface LineChartProps extends ChartProps {
  /** Names the control that reads values by pointer and key. Without it there is none: all values stand in the drawing. */
  readLabel?: string;
}

/**
 * Figures as lines over time. Renders a `figure`.
 *
 * As in the bar chart the words are HTML and all places are percentages. Where the window is too narrow for every
 * label, the first and the last stay.
 *
 * - The drawing is one image to a listener: named by the title, described by the description.
 * - Every figure stands in a table below, which opens without script.
 * - Series differ by dashes and by the shape of their points, not by colour alone.
 */
export function LineChart({ readLabel, ...props }: LineChartProps) {
  const { categories, series, format, target, notes = [] } = props;
  const { at, setAt, followPointer } = useValueReading(categories.length);
  const reading = readLabel !== undefined && {
    label: readLabel,
    count: categories.length,
    textAt: (index: number) => valuesAt(props, index),
  };
  const id = useId();
  const values = [...series.flatMap(({ values: own }) => own), ...(target ? [target.value] : [])];
  const scale = scaleOver(values, !mayLeaveZero(values));
  const goal = target && 100 - percentOn(scale, target.value);
  const isAlone = series.length === 1;
  const labels = categories.map(({ label }) => label);
  const room = roomNeeded(isAlone ? [...labels, ...values.map(format)] : labels, categories.length);
  const course = pointsOf(scale, series[0]?.values ?? [], categories.length);
  const noted = placeNotes(
    notes.flatMap(({ at: place, text }) =>
      course.slice(place, place + 1).map((point) => ({ ...point, text })),
    ),
  );
  return (
    <ChartFrame
      {...props}
      remarks={remarksOf(props)}
      noteRoom={roomOfNotes(noted)}
      legend={<ChartLegend chartId={id} series={series} target={target} format={format} mark="line" />}
      onPointerMove={reading ? (event) => followPointer(event, false) : undefined}
      reader={reading && <ValueReader {...reading} at={at} onRead={setAt} />}
    >
      <LabelRoom room={room}>
        <Lines>
          <NoteWords notes={noted} />
          <div data-part="ticks">
            {scale.ticks.map((tick) => (
              <span key={tick}>{format(tick)}</span>
            ))}
          </div>
          <svg aria-hidden="true" data-part="plot">
            {scale.ticks.map((tick) => (
              <Rule key={tick} y={100 - percentOn(scale, tick)} part={tick === 0 ? 'zero' : 'grid'} />
            ))}
            {at !== null &&
              series.map(({ id: key, values: own }) => {
                const point = pointsOf(scale, own, categories.length)[at];
                return point && <Cursor key={key} x={point.x} y={point.y} />;
              })}
            {goal !== undefined && <Rule y={goal} part="target" />}
            <NoteMarks notes={noted} />
            {series.map(({ id: key, values: own }, place) => {
              const points = pointsOf(scale, own, categories.length);
              return (
                <Fragment key={key}>
                  {points.slice(1).map((point, index) => (
                    <line
                      key={point.x}
                      x1={`${points[index]?.x}%`}
                      y1={`${points[index]?.y}%`}
                      x2={`${point.x}%`}
                      y2={`${point.y}%`}
                      data-part="line"
                      data-series={lookOf(place).number}
                      strokeDasharray={lookOf(place).dash}
                    />
                  ))}
                  {points.map(({ x, y, value }) => (
                    <PointMark
                      key={x}
                      place={place}
                      x={x}
                      y={y}
                      value={isAlone || isEnd(x, points) ? format(value) : undefined}
                    />
                  ))}
                </Fragment>
              );
            })}
          </svg>
          <div data-part="labels">
            {categories.map(({ id: category, label }) => (
              <span key={category}>{label}</span>
            ))}
          </div>
        </Lines>
      </LabelRoom>
    </ChartFrame>
  );
}

/** All values of a category with its name: "2024: 2.90, 0.93". */
function valuesAt({ categories, series, format }: ChartProps, index: number): string {
  const values = series.flatMap(({ values: own }) => own[index] ?? []).map(format);
  return `${categories[index]?.label ?? ''}: ${values.join(', ')}`;
}

/** Several lines carry their first and last figures alone: more would run into each other. */
function isEnd(x: number, points: readonly { x: number }[]): boolean {
  return x === points[0]?.x || x === points.at(-1)?.x;
}

function Rule({ y, part }: { y: number; part: 'grid' | 'zero' | 'target' }) {
  return <line x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} data-part={part} />;
}
