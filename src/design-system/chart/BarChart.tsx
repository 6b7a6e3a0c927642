import { styled } from '@mui/material/styles';
import { Fragment, useId } from 'react';
import { role, size, space } from '../theme/roles.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { BarMark, Patterns } from './chart-marks.tsx';
import { type BarChartProps, remarksOf } from './chart-props.ts';
import { Bars } from './plot-styles.ts';
import { exactScale, percentOn } from './scale.ts';

/**
 * Figures as bars, one group per category, each with its value beside it. Renders a `figure`.
 *
 * The bars lie, and their words are HTML: they grow with the reader's text size and wrap on a phone, where letters in a
 * scaled drawing would shrink. Lengths are percentages, so nothing is measured and the server's drawing is the last.
 *
 * - The drawing is one image to a listener: named by the title, described by the description.
 * - Every figure stands in a table below, which opens without script.
 * - Series differ by pattern, not by colour alone.
 * - Where there was nothing, no line of it takes room.
 */
export function BarChart(props: BarChartProps) {
  const { categories, series, format, target, notes = [] } = props;
  const id = useId();
  const values = series.flatMap(({ values: own }) => own.filter((value) => value !== null));
  const scale = exactScale(target ? [...values, target.value] : values);
  const zero = percentOn(scale, 0);
  const goal = target && percentOn(scale, target.value);
  return (
    <ChartFrame
      {...props}
      remarks={remarksOf(props)}
      legend={<ChartLegend chartId={id} series={series} target={target} format={format} mark="bar" />}
    >
      {series.length > 1 && <Patterns chartId={id} />}
      <Bars>
        {categories.map(({ id: category, label }, index) => (
          <div key={category} data-part="group">
            <span data-part="category">{label}</span>
            {series.map(({ id: key, values: own }, place) => {
              const value = own[index];
              if (value === null) return null;
              return (
                <Fragment key={key}>
                  <span data-part="value">{value === undefined ? '–' : format(value)}</span>
                  <svg aria-hidden="true" data-part="bar">
                    {value !== undefined && (
                      <BarMark chartId={id} place={place} from={zero} to={percentOn(scale, value)} />
                    )}
                    <line x1={`${zero}%`} x2={`${zero}%`} y1="-25%" y2="125%" data-part="zero" />
                    {goal !== undefined &&
                      ['halo', 'target'].map((part) => (
                        <line
                          key={part}
                          x1={`${goal}%`}
                          x2={`${goal}%`}
                          y1="-25%"
                          y2="125%"
                          data-part={part}
                        />
                      ))}
                  </svg>
                </Fragment>
              );
            })}
            {notes
              .filter(({ at }) => at === index)
              .map(({ text }) => (
                <BarNote key={text}>{text}</BarNote>
              ))}
          </div>
        ))}
      </Bars>
    </ChartFrame>
  );
}

/** A note under the bars of its category, in their column, with an edge that ties it to them. Renders a `span`. */
const BarNote = styled('span')({
  gridColumn: '1 / -1',
  paddingInlineStart: space.s3,
  borderInlineStart: `3px solid ${role.text}`,
  fontSize: size.small,
  lineHeight: 1.25,
  '@container (min-width: 32em)': { gridColumn: 3 },
});
