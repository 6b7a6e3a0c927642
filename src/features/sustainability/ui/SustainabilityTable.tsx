import { useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { formatFigure } from '#i18n/formats.ts';
import type { ChartView } from './sustainability.server.ts';

interface SustainabilityTableProps {
  chart: ChartView;
}

/**
 * The figures of a chart as a table, for the report's web page: a reader of a report wants the numbers, and the drawings
 * stand on the page `sustainability`. Renders a table.
 */
export function SustainabilityTable({ chart }: SustainabilityTableProps) {
  const { t } = useLingui();
  const { title, unit, categories, series, digits } = chart;
  return (
    <DataTable
      caption={`${title} (${unit})`}
      columns={[
        {
          id: 'year',
          label: t({ message: 'Fiscal year', comment: 'Head of a table column that holds years' }),
        },
        ...series.map(({ id, label }) => ({ id, label, numeric: true })),
      ]}
      rows={categories.map(({ id, label }, index) => ({
        id,
        cells: {
          year: label,
          ...Object.fromEntries(
            series.flatMap((each) => {
              const value = each.values[index];
              return value === undefined ? [] : [[each.id, formatFigure(value, digits)]];
            }),
          ),
        },
      }))}
      emptyText={t({
        message: 'not measured',
        comment: 'In a table of figures: there is none for this year',
      })}
    />
  );
}
