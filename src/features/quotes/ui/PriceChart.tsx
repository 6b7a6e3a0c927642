import { Trans, useLingui } from '@lingui/react/macro';
import { TrendChart } from '#design-system/chart/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Fold } from '#design-system/fold/index.ts';
import { Column, Heading, Section, Stack } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RowList } from '#design-system/list/index.ts';
import { fixed2 } from '#features/investors/model/figures.ts';
import { formatMediumDay } from '#i18n/formats.ts';
import { periods, unpackDays } from '../model/price-periods.ts';
import type { PriceChartFacts } from './prices.server.ts';
import type { StockWords } from './stock.server.ts';
import { chartPath } from './stock-paths.ts';

interface PriceChartProps {
  chart: PriceChartFacts;
  said: StockWords['chart'];
  /** Names the marks of what happened, and the table of it. */
  saidOfEvents: StockWords['events'];
  /** Under the chart: a file of the same prices. */
  children?: React.ReactNode;
}

/** The price over a period that the reader chooses by links, with its table. Renders a section. */
export function PriceChart({ chart, said, saidOfEvents, children }: PriceChartProps) {
  const { t } = useLingui();
  const { period, description, values, marks, notes, events, rows } = chart;
  const days = unpackDays(chart.days);
  const name = said.periods[period];
  const title = t({
    message: `Closing prices, ${name}`,
    comment: 'Names a chart of prices; {name} is how far it goes back: 6 months',
  });
  const byDay = period === '1m';
  const textAt = (index: number) =>
    [
      `${formatMediumDay(days[index] ?? '')}: $${fixed2(values[index] ?? 0)}`,
      ...events.filter(({ place }) => place === index).map(({ text }) => text),
    ].join('; ');
  const series = ['close', 'high', 'low'] as const;
  return (
    <Section surface="tint">
      <Column span={12}>
        <Stack>
          <Heading level={2} id="chart">
            <Trans comment="Heading above a chart of prices; {name} is how far it goes back: 6 months">
              The price over {name}
            </Trans>
          </Heading>
          <nav aria-label={said.reach}>
            <RowList role="list">
              {periods.map((each) => (
                <li key={each}>
                  <Link to={chartPath(each)} aria-current={each === period ? 'page' : undefined}>
                    {said.periods[each]}
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
          unit={said.unit}
          values={values}
          marks={marks}
          notes={notes}
          reading={{
            label: said.read,
            textAt,
          }}
          events={(['results', 'dividend'] as const).map((id) => ({
            id,
            label: saidOfEvents[id],
            places: events.filter(({ kind }) => kind === id).map(({ place }) => place),
          }))}
          categories={rows}
          series={series
            .slice(0, byDay ? 1 : 3)
            .map((id) => ({ id, label: said[id], values: rows.map((row) => row[id]) }))}
          format={(value) => `$${fixed2(value)}`}
          tableLabel={said.open}
          tableCaption={title}
          categoryLabel={byDay ? said.day : said.month}
        />
        {events.length > 0 && (
          <Fold link summary={saidOfEvents.open}>
            <DataTable
              caption={saidOfEvents.caption}
              columns={saidOfEvents.columns}
              rows={events.map(({ kind, day, when, text, to, lang, close }) => ({
                id: `${kind} ${day}`,
                cells: {
                  day: (
                    <>
                      <time dateTime={day}>{when}</time>
                      <br />
                      {close}
                    </>
                  ),
                  event: (
                    <Link to={to} lang={lang}>
                      {text}
                    </Link>
                  ),
                },
              }))}
            />
          </Fold>
        )}
      </Column>
      {children && <Column span={12}>{children}</Column>}
    </Section>
  );
}
