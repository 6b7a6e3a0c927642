import { type PointerEventHandler, type ReactNode, useId } from 'react';
import { DataTable } from '../data-table/index.ts';
import { Fold } from '../fold/index.ts';
import { NoteList } from './ChartNotes.tsx';
import type { BarChartProps } from './chart-props.ts';
import { Figure } from './chart-styles.ts';

type ChartFrameProps = Omit<BarChartProps, 'notes'> & {
  /** What the drawing notes, each with its category. */
  remarks?: readonly string[] | undefined;
  /** The width, in letters' heights, from which on the drawing has room for them. Default: always. */
  noteRoom?: number;
  /** Explains marks, where there is more than one kind. */
  legend?: ReactNode;
  children: ReactNode;
  /** Below the drawing, outside of the image that a listener hears as one: the control that reads values. */
  reader?: ReactNode;
  onPointerMove?: PointerEventHandler<HTMLElement>;
};

/** What surrounds the drawing of every chart: its words above, its table below. Renders a `figure`. */
export function ChartFrame({
  title,
  description,
  unit,
  categories,
  series,
  format,
  target,
  tableLabel,
  tableCaption,
  categoryLabel = unit,
  remarks = [],
  noteRoom = 0,
  legend,
  children,
  reader,
  onPointerMove,
}: ChartFrameProps) {
  const id = useId();
  const hasNotes = remarks.length > 0;
  const rows = categories.map((category, index) => ({
    id: category.id,
    cells: {
      category: timed(category),
      ...Object.fromEntries(
        series.flatMap(({ id: key, values }) => {
          const value = values[index];
          return value === undefined || value === null ? [] : [[key, format(value)]];
        }),
      ),
    },
  }));
  return (
    <Figure>
      <figcaption>
        <strong id={`${id}-title`}>{title}</strong>
        <span id={`${id}-description`}>{description}</span>
        <small>{unit}</small>
      </figcaption>
      <div
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description${hasNotes ? ` ${id}-notes` : ''}`}
        onPointerMove={onPointerMove}
      >
        {legend}
        {children}
      </div>
      {hasNotes && (
        <NoteList id={`${id}-notes`} room={noteRoom}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </NoteList>
      )}
      {reader}
      <Fold link summary={tableLabel}>
        <DataTable
          caption={tableCaption}
          columns={[
            { id: 'category', label: categoryLabel },
            ...series.map(({ id: key, label }) => ({ id: key, label, numeric: true })),
          ]}
          rows={rows}
        />
        {target && (
          <p>
            {target.label}: {format(target.value)}
          </p>
        )}
      </Fold>
    </Figure>
  );
}

/** A day or a month as machines read it too. */
function timed({ id, label }: BarChartProps['categories'][number]): ReactNode {
  return isDayOrMonth.test(id) ? <time dateTime={id}>{label}</time> : label;
}

/** `2026-11` or `2026-11-22`, as the attribute `datetime` takes it. */
const isDayOrMonth = /^\d{4}-\d{2}(-\d{2})?$/;
