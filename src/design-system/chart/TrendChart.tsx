import { styled } from '@mui/material/styles';
import { media, space } from '../theme/roles.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { NoteMarks, NoteWords } from './ChartNotes.tsx';
import { Cursor } from './Cursor.tsx';
import { PointMark } from './chart-marks.tsx';
import { type ChartNote, placeNotes, roomOfNotes } from './chart-notes.ts';
import type { ChartProps } from './chart-props.ts';
import { Lines } from './plot-styles.ts';
import { percentOn, scaleOver } from './scale.ts';
import { trendPath } from './trend-path.ts';
import { useValueReading, ValueReader, type ValueReading } from './ValueReader.tsx';

/** What happened on some days of the line, all of one kind. */
export interface TrendEvents {
  id: string;
  /** Names the kind in the legend: "Results". */
  label: string;
  /** Places among the values, from 0. */
  places: readonly number[];
}

interface TrendChartProps extends Omit<ChartProps, 'target' | 'notes'> {
  /** All that the line runs through, evenly apart: the prices of a year of days. */
  values: readonly number[];
  /** Words below the line, from its first value to its last, evenly apart. */
  marks: readonly string[];
  /** Two kinds at most: the first is marked on the line, the second below it, each by a shape of its own. */
  events?: readonly TrendEvents[];
  /** What explains some of the values, by their places; the words name the day, if it matters. */
  notes?: readonly ChartNote[];
  /** Lets every value be read by pointer and key. */
  reading?: Omit<ValueReading, 'count'>;
}

/**
 * A line through more values than a reader wants listed: the table below sums them up in `categories` and `series`.
 * Renders a `figure`. The scale leaves zero out, as charts of prices do, and its ticks say so.
 *
 * - The drawing is one image to a listener: named by the title, described by the description.
 * - A table below tells the same by month or year, and opens without script.
 * - Days on which something happened are marks in the image: whoever hears it needs their list beside the chart.
 * - Words are HTML: they grow with the reader's text, and on a phone the first and the last mark stay.
 */
export function TrendChart({ values, marks, events = [], notes = [], reading, ...frame }: TrendChartProps) {
  const { format } = frame;
  const scale = scaleOver(values, false);
  const acrossOf = (place: number) => (values.length === 1 ? 50 : (place / (values.length - 1)) * 100);
  const heightOf = (value: number) => 100 - percentOn(scale, value);
  const happened = events.filter(({ places }) => places.length > 0);
  const noted = placeNotes(
    notes.map(({ at: place, text }) => ({ x: acrossOf(place), y: heightOf(values[place] ?? 0), text })),
  );
  const { at, setAt, followPointer } = useValueReading(values.length);
  const read = at === null ? undefined : values[at];
  return (
    <ChartFrame
      {...frame}
      remarks={notes.map(({ text }) => text)}
      noteRoom={roomOfNotes(noted)}
      legend={happened.length > 0 && <EventLegend events={events} />}
      onPointerMove={reading && ((event) => followPointer(event, true))}
      reader={reading && <ValueReader {...reading} count={values.length} at={at} onRead={setAt} />}
    >
      <Lines>
        <NoteWords notes={noted} />
        <div data-part="ticks">
          {scale.ticks.map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
        <svg aria-hidden="true" data-part="plot">
          {scale.ticks.map((tick) => {
            const y = `${heightOf(tick)}%`;
            return <line key={tick} x1="0" x2="100%" y1={y} y2={y} data-part="grid" />;
          })}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            width="100%"
            height="100%"
            overflow="visible"
          >
            <Trend
              d={trendPath(scale, values)}
              fill="none"
              vectorEffect="non-scaling-stroke"
              data-part="line"
            />
          </svg>
          <NoteMarks notes={noted} />
          {events.map(({ id, places }, kind) =>
            places.map((place) => (
              <PointMark
                key={`${id} ${place}`}
                place={kind}
                x={acrossOf(place)}
                y={kind === 0 ? heightOf(values[place] ?? 0) : 100}
              />
            )),
          )}
          {at !== null && read !== undefined && <Cursor x={acrossOf(at)} y={heightOf(read)} />}
        </svg>
        <Marks>
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </Marks>
      </Lines>
    </ChartFrame>
  );
}

/** Which mark is which kind. Renders a `div`. */
function EventLegend({ events }: { events: readonly TrendEvents[] }) {
  return (
    <div data-part="legend">
      {events.map(
        ({ id, label, places }, kind) =>
          places.length > 0 && (
            <span key={id}>
              <svg aria-hidden="true">
                <PointMark place={kind} x={50} y={50} />
              </svg>
              {label}
            </span>
          ),
      )}
    </div>
  );
}

const Trend = styled('path')({
  strokeLinejoin: 'round',
  [media.forcedColors]: { '&&': { stroke: 'CanvasText' } },
});

const Marks = styled('div')({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s3,
  '@container (max-width: 34em)': { '& > span:not(:first-of-type, :last-of-type)': { display: 'none' } },
  // Text at twice its size on a phone: the ends take the room under the ticks too.
  '@container (max-width: 14em)': { gridColumn: '1 / -1', flexWrap: 'wrap' },
});
