import { Trans, useLingui } from '@lingui/react/macro';
import { TrendChart } from '#design-system/chart/index.ts';
import { Column, Heading, Section, Stack } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RowList } from '#design-system/list/index.ts';
import { fixed2 } from '#features/investors/model/figures.ts';
import { formatMediumDay } from '#i18n/formats.ts';
import { type Period, periods, unpackDays } from '../model/price-periods.ts';
import type { PriceChartFacts } from './prices.server.ts';
import { chartPath } from './stock-paths.ts';

interface PriceChartProps {
  chart: PriceChartFacts;
  /** Under the chart: a file of the same prices. */
  children?: React.ReactNode;
}

/** The price over a period that the reader chooses by links, with its table. Renders a section. */
export function PriceChart({ chart, children }: PriceChartProps) {
  const { t } = useLingui();
  const { period, description, values, marks, rows } = chart;
  const days = unpackDays(chart.days);
  const names: Record<Period, string> = {
    '1m': t({ message: '1 month', comment: 'How far back a chart of prices goes' }),
    '6m': t({ message: '6 months', comment: 'How far back a chart of prices goes' }),
    '1y': t({ message: '1 year', comment: 'How far back a chart of prices goes' }),
    '3y': t({ message: '3 years', comment: 'How far back a chart of prices goes' }),
  };
  const name = names[period];
  const title = t({
    message: `Closing prices, ${name}`,
    comment: 'Names a chart of prices; {name} is how far it goes back: 6 months',
  });
  const byDay = period === '1m';
  const series = [
    {
      id: 'close',
      label: t({ message: 'Close', comment: 'Head of a column: the last price of a day or month' }),
      of: 'close',
    },
    { id: 'high', label: t({ message: 'Highest close', comment: 'Head of a column of prices' }), of: 'high' },
    { id: 'low', label: t({ message: 'Lowest close', comment: 'Head of a column of prices' }), of: 'low' },
  ] as const;
  return (
    <Section surface="tint">
      <Column span={12}>
        <Stack>
          <Heading level={2} id="chart">
            <Trans comment="Heading above a chart of prices; {name} is how far it goes back: 6 months">
              The price over {name}
            </Trans>
          </Heading>
          <nav
            aria-label={t({
              message: 'How far back the chart goes',
              comment: 'Names links that choose the period of a chart',
            })}
          >
            <RowList role="list">
              {periods.map((each) => (
                <li key={each}>
                  <Link to={chartPath(each)} aria-current={each === period ? 'page' : undefined}>
                    {names[each]}
                  </Link>
                </li>
              ))}
            </RowList>
          </nav>
        </Stack>
      </Column>
      <Column span={12}>
        <TrendChart
          title={title}
          description={description}
          unit={t({ message: 'US dollars per share', comment: 'What a chart of prices counts' })}
          values={values}
          marks={marks}
          reading={{
            label: t({
              message: 'Read a value',
              comment: 'Names a slider below a chart that walks through its values',
            }),
            textAt: (index) => `${formatMediumDay(days[index] ?? '')}: $${fixed2(values[index] ?? 0)}`,
          }}
          categories={rows}
          series={series
            .slice(0, byDay ? 1 : 3)
            .map(({ id, label, of }) => ({ id, label, values: rows.map((row) => row[of]) }))}
          format={(value) => `$${fixed2(value)}`}
          tableLabel={t({ message: 'Show the prices as a table', comment: 'Opens a table under a chart' })}
          tableCaption={title}
          categoryLabel={
            byDay
              ? t({ message: 'Day', context: 'price', comment: 'Head of a column of days' })
              : t({ message: 'Month', context: 'price', comment: 'Head of a column of months' })
          }
        />
      </Column>
      {children && <Column span={12}>{children}</Column>}
    </Section>
  );
}
