import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { role, size, space } from '#design-system/theme/roles.ts';
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
    <Frame>
      <Latest>
        <p data-part="symbol">
          {symbol} · {exchange}
        </p>
        <p data-part="price">
          <strong>${fixed2(lastTrade)}</strong>
          <Change quote={quote} />
        </p>
        <p data-part="small">
          <time dateTime={date}>{when}</time>
          {'. '}
          <Trans comment="delayMinutes is a number">{delayMinutes} minutes delayed</Trans>
          {'. '}
          {sample && <Trans>These figures are a sample.</Trans>}
        </p>
      </Latest>
      {(day || year) && (
        <Ranges>
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
        </Ranges>
      )}
    </Frame>
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

const Frame = styled('div')({
  display: 'grid',
  gap: space.block,
  '& p': { margin: 0 },
});

const Latest = styled('div')({
  '& > [data-part=symbol]': { fontWeight: 650 },
  '& > [data-part=price]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space.s4}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& strong': { fontSize: size.h1, fontWeight: 720, lineHeight: 1.1, letterSpacing: '-0.02em' },
  '& > [data-part=small]': { color: role.textMuted, fontSize: size.small },
});

const Ranges = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: `${space.s5} ${space.column}`,
  maxWidth: '60rem',
});
