import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { role, size, space } from '#design-system/theme/roles.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { fixed2 } from '#features/investors/model/figures.ts';
import {
  type Direction,
  delayMinutes,
  directionOf,
  lookOf,
  type Quote,
} from '#features/investors/model/quote.ts';
import { formatFigure, formatMediumDay } from '#i18n/formats.ts';
import { easternTime } from '../eastern-words.ts';
import { PriceRange } from './PriceRange.tsx';
import type { Prices } from './prices.server.ts';

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

const signs: Record<Direction, string> = { up: '+', down: '−', unchanged: '' };

/** Seen as arrow, sign and figures; heard as a sentence. */
function Change({ quote: { changeNumber, changePercent } }: { quote: Quote }) {
  const { t } = useLingui();
  const direction = directionOf(changeNumber);
  const change = fixed2(Math.abs(changeNumber));
  const percent = fixed2(Math.abs(changePercent));
  const heard: Record<Direction, string> = {
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
  };
  const sign = signs[direction];
  return (
    <Move data-look={lookOf(changeNumber)} data-direction={direction}>
      <span aria-hidden="true">
        <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d={arrows[direction]} />
        </svg>
        {`${sign}${change} (${sign}${percent}%)`}
      </span>
      <VisuallyHidden>{heard[direction]}</VisuallyHidden>
    </Move>
  );
}

const arrows: Record<Direction, string> = {
  up: 'M6 1 L11 11 H1 Z',
  down: 'M6 11 L1 1 H11 Z',
  unchanged: 'M1 5 H11 V7 H1 Z',
};

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

const Move = styled('span')({
  position: 'relative',
  fontWeight: 650,
  '&[data-look=up]': { color: role.success },
  '&[data-look=down]': { color: role.error },
  '& svg': { width: '0.7em', height: '0.7em', marginInlineEnd: '0.4em', fill: 'currentColor' },
});
