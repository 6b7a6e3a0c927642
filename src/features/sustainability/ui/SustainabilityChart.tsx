import { useLingui } from '@lingui/react/macro';
import { BarChart, LineChart } from '#design-system/chart/index.ts';
import { formatFigure } from '#i18n/formats.ts';
import type { ChartView } from './sustainability.server.ts';

interface SustainabilityChartProps {
  chart: ChartView;
}

/** A chart of the report with the words that every one of them needs. Renders a `figure`. */
export function SustainabilityChart({ chart }: SustainabilityChartProps) {
  const { t } = useLingui();
  const { id, kind, digits, target, title, ...shown } = chart;
  const Chart = kind === 'bar' ? BarChart : LineChart;
  return (
    <Chart
      key={id}
      {...shown}
      title={title}
      format={(value) => formatFigure(value, digits)}
      target={
        target && {
          value: target.value,
          label: t({
            message: `Goal for ${{ year: target.by }}`,
            comment: 'At the line in a chart that shows what is to be reached; {year} is the year by which',
          }),
        }
      }
      tableLabel={t({
        message: `Show the figures as a table: ${{ title }}`,
        comment: 'Opens the table under a chart; {title} is what the chart says',
      })}
      tableCaption={title}
      categoryLabel={t({ message: 'Fiscal year', comment: 'Head of a table column that holds years' })}
    />
  );
}
