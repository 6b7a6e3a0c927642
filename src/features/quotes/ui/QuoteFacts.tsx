import { Trans, useLingui } from '@lingui/react/macro';
import { Columns, Stack, Text } from '#design-system/layout/index.ts';
import { size } from '#design-system/theme/roles.ts';
import { fixed2 } from '#features/investors/model/figures.ts';
import { easternTime } from '#features/investors/ui/eastern-words.ts';
import { formatFigure, formatMediumDay } from '#i18n/formats.ts';
import { delayMinutes, type Quote } from '../model/quote.ts';
import { PriceRange } from './PriceRange.tsx';
import type { Prices } from './prices.server.ts';
import { QuoteChange } from './quote-change/index.ts';

type QuoteFactsProps = { quote: Quote } & Pick<Prices, 'day' | 'year'>;

/**
 * The latest price, delayed, with how far it went on its day and in a year. Renders a `div` of plain text that never
 * moves by itself; the direction is told by word, sign and arrow, and by colour last.
 */
export function QuoteFacts({ quote, day, year }: QuoteFactsProps) {
  const { t } = useLingui();
  const { symbol, exchange, lastTrade, date, sample } = quote;
  const when = easternTime(date);
  const volume = day?.volume == null ? null : formatFigure(day.volume);
  const open = day && fixed2(day.open);
  return (
    <Stack gap="block">
      <div>
        <Text strong>
          {symbol} · {exchange}
        </Text>
        <Stack
          component="p"
          row
          gap="links"
          sx={{ alignItems: 'baseline', fontVariantNumeric: 'tabular-nums' }}
        >
          <Text component="strong" size="figure" sx={{ fontSize: size.h1 }}>
            ${fixed2(lastTrade)}
          </Text>
          <Change quote={quote} />
        </Stack>
        <Text size="small" muted>
          <time dateTime={date}>{when}</time>
          {'. '}
          <Trans comment="delayMinutes is a number">{delayMinutes} minutes delayed</Trans>
          {'. '}
          {sample && <Trans>These figures are a sample.</Trans>}
        </Text>
      </div>
      {(day || year) && (
        <Columns min="18rem" sx={{ maxWidth: '60rem' }}>
          {day && (
            <PriceRange
              label={t({
                message: 'Range of the day',
                comment: 'Lowest and highest price of a share on one day',
              })}
              low={day.low}
              high={day.high}
              now={lastTrade}
            >
              {formatMediumDay(day.day)}
              {'. '}
              <Trans comment="{open} is the first price of the day">Opened at ${open}</Trans>
              {volume && (
                <>
                  {'. '}
                  <Trans comment="{volume} is how many shares changed hands">{volume} shares traded</Trans>
                </>
              )}
            </PriceRange>
          )}
          {year && (
            <PriceRange
              label={t({
                message: 'Range of 52 weeks',
                comment: 'Lowest and highest price of a share in a year',
              })}
              low={year.low}
              high={year.high}
              now={lastTrade}
            >
              <YearDays low={formatMediumDay(year.lowOn)} high={formatMediumDay(year.highOn)} />
            </PriceRange>
          )}
        </Columns>
      )}
    </Stack>
  );
}

function YearDays({ low, high }: { low: string; high: string }) {
  return (
    <Trans comment="{low} and {high} are days: when a share was cheapest and dearest">
      Lowest on {low}, highest on {high}
    </Trans>
  );
}

function Change({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  return (
    <QuoteChange
      quote={quote}
      words={({ change, percent }) => ({
        up: t({
          message: `up ${change}, ${percent} percent`,
          comment: 'Heard, not seen: which way a share price went since the day before; change is in dollars',
        }),
        down: t({
          message: `down ${change}, ${percent} percent`,
          comment: 'Heard, not seen: which way a share price went since the day before; change is in dollars',
        }),
        unchanged: t({
          message: `unchanged, ${change}, ${percent} percent`,
          comment: 'Heard, not seen: which way a share price went since the day before; change is in dollars',
        }),
      })}
    />
  );
}
