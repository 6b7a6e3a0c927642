import { brand } from '#brand';
import { holidaysOf } from '#features/investors/model/market-calendar.ts';
import { deskValues } from '#features/investors/ui/desks.server.ts';
import { translateText } from '#i18n/catalog.ts';
import { formatClock, formatDayOfYear } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/investors-content.po';
import stock from '../content/stock.json';
import { schema as stockSchema } from '../content/stock.schema.ts';

/** What the page shows at once; `saying` fills in the sentences. */
const { sentences, ...page } = stock;
const pageSchema = stockSchema.omit(['sentences']);

/** What the page about the share shows, its holidays reckoned by the calendar that the quotes follow. */
export function readStock() {
  const words = translateContent(pageSchema, page, 'stock', messages, {
    values: { ...deskValues, symbol: brand.ticker.symbol, exchange: brand.ticker.exchange },
  });
  const { delay, holidays } = words;
  const daysIn = holidays.years.map((year) => ({ year: `${year}`, days: [...holidaysOf(year)].sort() }));
  return {
    ...words,
    delay: {
      ...delay,
      rows: delay.rows.map(({ time, ...row }) => ({ ...row, when: formatClock(time) })),
    },
    holidays: {
      ...holidays,
      columns: [...holidays.columns, ...daysIn.map(({ year }) => ({ id: year, label: year }))],
      rows: holidays.rows.map(({ id, name, text }, index) => ({
        id,
        cells: {
          name,
          text,
          ...Object.fromEntries(daysIn.map(({ year, days }) => [year, formatDayOfYear(days[index] ?? '')])),
        },
      })),
    },
  };
}

/** The texts of the page, as its parts take them. */
export type StockWords = ReturnType<typeof readStock>;

/**
 * A sentence of `stock.json` about prices, its figures filled in: `saying()('up', { change: '$0.42', percent: '1.31' })`.
 * Sentences are made here so that neither they nor what makes them travel as script.
 */
export function saying(): (id: string, values: Record<string, string>) => string {
  const byId = new Map(sentences.map(({ id, text }) => [id, text]));
  return (id, values) => translateText(byId.get(id) ?? '', 'stock', messages, { values });
}
