import stock from '#content/investors/stock.json';
import type { StockContent } from '#content/investors/stock.schema.ts';
import { easternMoment } from '#features/investors/model/eastern-time.ts';
import type { PriceSeries, QuotePort } from '#features/investors/model/quote.ts';
import { translateContent } from '#i18n/content-words.ts';
import { isDay } from '#i18n/world/calendar-days.ts';
import { messages } from '#locale/investors-content.po';
import { readAge } from './live.server.ts';
import { monthsOf, pricesSince, thinned } from './price-periods.ts';
import { defaultPeriod, type Period, periods } from './stock-paths.ts';

/** The latest quote, its ranges, the chart of a period and the price on a day, as far as the source knows them. */
export async function readPrices(quotes: QuotePort, parameters: URLSearchParams) {
  const [[quote], series] = await Promise.all([quotes.latest(), quotes.series()]);
  const period = periods.find((each) => each === parameters.get('period')) ?? defaultPeriod;
  return {
    ...readAge(quotes.state()),
    quote: quote ?? null,
    day: series?.day ?? null,
    year: series?.year ?? null,
    chart: series && readChart(series, period),
    lookUp: await readLookUp(quotes, series, parameters.get('date')),
  };
}

/** Prices of the share, as the parts of the page take them. */
export type Prices = Awaited<ReturnType<typeof readPrices>>;

/** A drawing is at most so many values wide: more could not be told apart on any window. */
const widest = 260;

function readChart({ closes }: PriceSeries, period: Period) {
  const shown = pricesSince(closes, period);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const byClose = [...shown].sort((a, b) => a.close - b.close);
  return {
    period,
    first,
    last,
    lowest: byClose[0] ?? first,
    highest: byClose.at(-1) ?? last,
    values: thinned(shown, widest).map(({ close }) => close),
    marks: [0, 0.25, 0.5, 0.75, 1].map(
      (part) => shown[Math.round(part * (shown.length - 1))]?.day ?? first.day,
    ),
    // A month in days, everything longer in months.
    rows:
      period === '1m'
        ? shown.map(({ day, close }) => ({ id: day, close, high: close, low: close }))
        : monthsOf(shown),
  };
}

/** The chart of a period, as the page draws it. */
export type PriceChartFacts = NonNullable<ReturnType<typeof readChart>>;

/** The answer to a question for the price on a day, or why there is none. */
async function readLookUp(quotes: QuotePort, series: PriceSeries | null, asked: string | null) {
  const today = easternMoment(Date.now()).day;
  const span = { first: series?.closes[0]?.day ?? null, last: today };
  if (asked === null || asked === '') return { ...span, asked: '', answer: null };
  if (!isDay(asked)) return { ...span, asked: '', answer: { kind: 'no day' as const } };
  const quote = await quotes.onDay(asked);
  if (!quote)
    return { ...span, asked, answer: { kind: asked > today ? ('ahead' as const) : ('before' as const) } };
  const { holidays } = translateContent(stock as StockContent, 'stock', messages);
  return {
    ...span,
    asked,
    answer: {
      kind: 'quote' as const,
      ...quote,
      holiday: holidays.rows.find(({ id }) => id === quote.holiday)?.name ?? null,
      isToday: quote.tradingDate === today,
    },
  };
}

/** What the page says about one day. */
export type LookUp = Prices['lookUp'];
