import { useLingui } from '@lingui/react/macro';
import { LineChart } from '#design-system/chart/index.ts';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { formatPrice } from '#i18n/formats.ts';
import type { YardBoardData } from './yard-prices.server.ts';

interface YardPriceHistoryProps {
  history: NonNullable<YardBoardData['history']>;
  /** The figures are made up. */
  isSample: boolean;
}

/**
 * What a yard paid for one grade in the last ninety days, a price a week, drawn and as a table. The grade is chosen by
 * its link in the board, so that a history has an address. Renders a `div`.
 */
export function YardPriceHistory({ history, isSample }: YardPriceHistoryProps) {
  const { t } = useLingui();
  const { name, unit, currency, digits, weeks } = history;
  const money = (value: number) => formatPrice(value, currency, digits);
  const first = weeks[0];
  const last = weeks.at(-1);
  const from = money(first?.price ?? 0);
  const to = money(last?.price ?? 0);
  const since = first?.label ?? '';
  const until = last?.label ?? '';
  return (
    <Stack data-print="hide">
      <Heading level={3} id="history">
        {t({ message: 'What it paid before', comment: 'Heading above the history of a price at a yard' })}
      </Heading>
      <Text muted>
        {t({
          message: 'Open a family of metals above and press a grade to see its history.',
          comment: 'Under the heading “What it paid before”',
        })}
      </Text>
      <LineChart
        title={name}
        description={
          isSample
            ? t({
                message: `From ${from} on ${since} to ${to} on ${until}. Sample data.`,
                comment: 'Describes a chart of prices: two prices and two dates',
              })
            : t({
                message: `From ${from} on ${since} to ${to} on ${until}.`,
                comment: 'Describes a chart of prices: two prices and two dates',
              })
        }
        unit={t({
          message: `Price for one ${unit}`,
          comment: '{unit} is pound, net ton, kilogram or metric ton',
        })}
        categories={weeks.map(({ id, label }) => ({ id, label }))}
        series={[
          {
            id: 'price',
            label: t({ message: 'Price', comment: 'Head of a column of prices' }),
            values: weeks.map(({ price }) => price),
          },
        ]}
        format={money}
        readLabel={t({
          message: 'Read a value',
          comment: 'Names a slider below a chart that walks through its values',
        })}
        tableLabel={t({
          message: 'The prices as a table',
          comment: 'Opens the table under a chart of prices',
        })}
        tableCaption={t({ message: `Prices by week: ${name}`, comment: '{name} is a grade of scrap' })}
        categoryLabel={t({
          message: 'Board of',
          comment: 'Head of a column of days on which prices were written',
        })}
      />
    </Stack>
  );
}
