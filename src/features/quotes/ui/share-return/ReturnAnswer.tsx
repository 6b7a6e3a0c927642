import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { Facts } from '#design-system/facts/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { fixed2, money } from '#features/investors/model/figures.ts';
import { formatDay, formatFigure, formatMediumDay } from '#i18n/formats.ts';
import type { ShareReturn } from './share-return.ts';

interface ReturnAnswerProps {
  answer: ShareReturn;
  /** The day that was asked for, `yyyy-mm-dd`. */
  asked: string;
  /** Dividends bought more shares. */
  reinvested: boolean;
}

/** What became of the shares: figures, the sentence behind them, every dividend on the way. Renders a section. */
export function ReturnAnswer({ answer, asked, reinvested }: ReturnAnswerProps) {
  const { t } = useLingui();
  const { boughtOn, price, cost, until, lastPrice, shares, value, dividends, kept, gain, percent, yearly } =
    answer;
  const total = money(value + kept);
  const [boughtDay, askedDay, lastDay] = [formatDay(boughtOn), formatDay(asked), formatDay(until)];
  const [startPrice, endPrice, paid] = [money(price), money(lastPrice), money(cost)];
  const held = formatFigure(shares, Number.isInteger(shares) ? 0 : 4);
  const worth = money(value);
  const cash = `$${fixed2(kept)}`;
  return (
    <Section surface="plate">
      <Column span={12}>
        <Heading level={2} id="result">
          <Trans comment="Heading of an answer; {paid} and {total} are amounts of dollars">
            {paid} became {total}
          </Trans>
        </Heading>
      </Column>
      <Column span={12}>
        <Facts
          items={[
            {
              id: 'gain',
              value: `${gain < 0 ? '−' : '+'}$${fixed2(Math.abs(gain))}`,
              label: t({ message: 'Gain or loss', comment: 'Label of an amount of dollars' }),
            },
            {
              id: 'percent',
              value: `${percent < 0 ? '−' : '+'}${fixed2(Math.abs(percent))}%`,
              label: t({
                message: 'Return on what was paid',
                comment: 'Label of a percentage: the whole return',
              }),
            },
            {
              id: 'yearly',
              value: yearly === null ? '–' : `${yearly < 0 ? '−' : '+'}${fixed2(Math.abs(yearly))}%`,
              label: t({
                message: 'Return a year, compounded',
                comment: 'Label of a percentage: the yearly return',
              }),
              ...(yearly === null
                ? {
                    note: t({
                      message:
                        'Only for a year or more: over a shorter time, the figure would be exaggerated',
                      comment: 'Why a yearly return is not shown',
                    }),
                  }
                : {}),
            },
          ]}
        />
      </Column>
      <Column span={8}>
        <Stack>
          <Text>
            {boughtOn === asked ? (
              <Trans comment="startPrice and paid are amounts, boughtDay is a day">
                Bought at the close of {boughtDay} for {startPrice} each, {paid} in all.
              </Trans>
            ) : (
              <Trans comment="startPrice and paid are amounts, boughtDay and askedDay are days">
                On {askedDay} the exchange was closed. Bought at the close of {boughtDay}, the next trading
                day, for {startPrice} each, {paid} in all.
              </Trans>
            )}{' '}
            {reinvested ? (
              <Trans comment="held is a number of shares, endPrice and worth are amounts, lastDay is a day">
                With the dividends it became {held} shares. At the close of {lastDay}, for {endPrice} each,
                they are worth {worth}.
              </Trans>
            ) : (
              <Trans comment="endPrice, worth and cash are amounts, lastDay is a day">
                At the close of {lastDay}, for {endPrice} each, they are worth {worth}, and {cash} of
                dividends came on the way.
              </Trans>
            )}
          </Text>
          <Text muted size="small">
            <Trans>
              Before fees and taxes. A dividend counts, and buys shares, at the close of its ex-dividend day,
              as indexes do it. Past results say nothing about future ones.
            </Trans>
          </Text>
        </Stack>
      </Column>
      {dividends.length > 0 && (
        <Column span={12}>
          <DataTable
            caption={t({ message: 'Dividends on the way', context: 'caption', comment: 'Names a table' })}
            columns={[
              {
                id: 'day',
                label: t({ message: 'Ex-dividend date', comment: 'Head of a column of days' }),
              },
              {
                id: 'shares',
                label: t({ message: 'Shares held', comment: 'Head of a column of numbers' }),
                numeric: true,
              },
              {
                id: 'dollars',
                label: t({ message: 'Dollars per share', comment: 'Head of a column of amounts' }),
                numeric: true,
              },
              {
                id: 'amount',
                label: t({ message: 'Amount', context: 'dividend', comment: 'Head of a column of amounts' }),
                numeric: true,
              },
              ...(reinvested
                ? [
                    {
                      id: 'bought',
                      label: t({ message: 'Shares bought', comment: 'Head of a column of numbers' }),
                      numeric: true,
                    },
                  ]
                : []),
            ]}
            rows={dividends.map((each) => ({
              id: each.exDividend,
              cells: {
                day: <time dateTime={each.exDividend}>{formatMediumDay(each.exDividend)}</time>,
                shares: formatFigure(each.shares, Number.isInteger(each.shares) ? 0 : 4),
                dollars: money(each.dollars),
                amount: money(each.amount),
                bought: formatFigure(each.bought, 4),
              },
            }))}
          />
        </Column>
      )}
    </Section>
  );
}
