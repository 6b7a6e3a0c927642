import { easternMoment } from '#features/investors/model/eastern-time.ts';
import { fixed2, money } from '#features/investors/model/figures.ts';
import type { NewsPort } from '#features/investors/model/ports.ts';
import { readAge, unlessFailed } from '#features/investors/ui/live.server.ts';
import { translateText } from '#i18n/catalog.ts';
import { formatDay, formatFigure, formatMediumDay, formatMonthOfYear } from '#i18n/formats.ts';
import { isDay } from '#i18n/world/calendar-days.ts';
import { messages } from '#locale/investors-content.po';
import stock from '../content/stock.json';
import { placeAmong } from '../model/price-events.ts';
import {
  defaultPeriod,
  monthsOf,
  type Period,
  packDays,
  periods,
  pricesSince,
  thinned,
} from '../model/price-periods.ts';
import { type DayQuote, directionOf, type PriceSeries, type QuotePort } from '../model/quote.ts';
import { type TurningPoint, turningPoints } from '../model/turning-points.ts';
import { readPriceEvents } from './price-events.server.ts';
import { saying } from './stock.server.ts';

/**
 * The latest quote, its ranges, the chart of a period with what happened in it, and the price on a day, as far as the sources know
 * them.
 */
export async function readPrices(quotes: QuotePort, news: NewsPort, parameters: URLSearchParams) {
  const [[quote], series] = await Promise.all([quotes.latest(), quotes.series()]);
  const period = periods.find((each) => each === parameters.get('period')) ?? defaultPeriod;
  return {
    ...readAge(quotes.state()),
    quote: quote ?? null,
    day: series?.day ?? null,
    year: series?.year ?? null,
    chart: series && (await readChart(series, period, news)),
    lookUp: await readLookUp(quotes, series, parameters.get('date')),
  };
}

/** Prices of the share, as the parts of the page take them. */
export type Prices = Awaited<ReturnType<typeof readPrices>>;

/** A drawing is at most so many values wide: more could not be told apart on any window. */
const widest = 260;

async function readChart({ closes }: PriceSeries, period: Period, news: NewsPort) {
  const shown = pricesSince(closes, period);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const [lowest = first, highest = last] = [...shown]
    .sort((a, b) => a.close - b.close)
    .filter((_, index, { length }) => index === 0 || index === length - 1);
  const say = saying();
  // Without the news the price is worth reading all the same.
  const events = (await unlessFailed(readPriceEvents(news, first.day))) ?? [];
  const resultDays = events.filter(({ kind }) => kind === 'results').map(({ day }) => day);
  const turns = turningPoints(shown, resultDays);
  // What a note points at is drawn, or its ring would stand at another day's price.
  const kept = new Set(
    thinned(shown, widest)
      .map(({ day }) => day)
      .concat(turns.map(({ day }) => day)),
  );
  const drawn = shown.filter(({ day }) => kept.has(day));
  const days = drawn.map(({ day }) => day);
  return {
    period,
    /** How many days have a price. */
    count: shown.length,
    description: [
      say(last.close >= first.close ? 'rose' : 'fell', {
        start: money(first.close),
        from: formatDay(first.day),
        end: money(last.close),
        to: formatDay(last.day),
        percent: fixed2(Math.abs((last.close / first.close - 1) * 100)),
      }),
      say('ends', {
        least: money(lowest.close),
        leastOn: formatDay(lowest.day),
        most: money(highest.close),
        mostOn: formatDay(highest.day),
      }),
    ].join(' '),
    values: drawn.map(({ close }) => close),
    days: packDays(days),
    notes: notesOf(turns, days),
    events: events.flatMap((event) => {
      const place = placeAmong(days, event.day);
      const on = shown.find(({ day }) => day >= event.day);
      return place === null || !on
        ? []
        : [{ ...event, place, when: formatMediumDay(event.day), close: money(on.close) }];
    }),
    // A series of a few days has fewer days to name.
    marks: [
      ...new Set(
        [0, 0.25, 0.5, 0.75, 1].map((part) =>
          formatMediumDay(shown[Math.round(part * (shown.length - 1))]?.day ?? first.day),
        ),
      ),
    ],
    // A month in days, everything longer in months.
    rows:
      period === '1m'
        ? shown.map(({ day, close }) => ({
            id: day,
            label: formatMediumDay(day),
            close,
            high: close,
            low: close,
          }))
        : monthsOf(shown).map((month) => ({ ...month, label: formatMonthOfYear(month.id) })),
  };
}

/** What the chart says at its turns, by place among the days that are drawn. */
function notesOf(turns: readonly TurningPoint[], days: readonly string[]) {
  const say = saying();
  return turns.map(({ kind, day, close, change }) => ({
    at: days.indexOf(day),
    text: say(`note-${kind}`, {
      day: formatMediumDay(day),
      price: money(close),
      change: `${change < 0 ? '−' : '+'}${fixed2(Math.abs(change) * 100)}`,
    }),
  }));
}

/** The chart of a period, as the page draws it. */
export type PriceChartFacts = NonNullable<Awaited<ReturnType<typeof readChart>>>;

/** The answer to a question for the price on a day, or why there is none. */
async function readLookUp(quotes: QuotePort, series: PriceSeries | null, asked: string | null) {
  const today = easternMoment(Date.now()).day;
  const span = { first: series?.closes[0]?.day ?? null, last: today };
  if (asked === null || asked === '') return { ...span, asked: '', answer: null };
  if (!isDay(asked)) return { ...span, asked: '', answer: { kind: 'no day' as const } };
  const quote = await quotes.onDay(asked);
  if (!quote)
    return { ...span, asked, answer: { kind: asked > today ? ('ahead' as const) : ('before' as const) } };
  return {
    ...span,
    asked,
    answer: { kind: 'quote' as const, isToday: quote.tradingDate === today, ...readDay(quote) },
  };
}

/** The quote of a day in sentences: why it is another day's, where it applies, then what the price did. */
function readDay(quote: DayQuote) {
  const { closed, closedReason, changeNumber, changePercent, open, high, low, volume } = quote;
  const say = saying();
  const named = stock.holidays.rows.find(({ id }) => id === quote.holiday)?.name;
  const holiday = named === undefined ? '' : translateText(named, 'stock', messages);
  const days = { day: formatDay(quote.requestedDate), before: formatDay(quote.tradingDate) };
  const reason = closedReason === 'holiday' && holiday === '' ? null : closedReason;
  return {
    closed,
    day: days.before,
    price: money(quote.lastTrade),
    sentences: [
      ...(closed ? [say(reason ?? 'closed', { ...days, holiday })] : []),
      [
        say(directionOf(changeNumber), {
          change: money(Math.abs(changeNumber)),
          percent: fixed2(Math.abs(changePercent)),
        }),
        ...(open !== null && high !== null && low !== null
          ? [say('range', { open: money(open), high: money(high), low: money(low) })]
          : []),
        ...(volume === null ? [] : [say('volume', { volume: formatFigure(volume) })]),
      ].join(' '),
    ],
  };
}

/** What the page says about one day. */
export type LookUp = Prices['lookUp'];
