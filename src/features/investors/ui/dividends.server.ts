import company from '#features/company/content/company.json';
import { translateText } from '#i18n/catalog.ts';
import { readContent } from '#i18n/content-schema.ts';
import { formatDay, formatMediumDay } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/investors-content.po';
import dividendsFile from '../content/dividends.json';
import { type DividendsContent, schema as dividendsSchema } from '../content/dividends.schema.ts';
import { money } from '../model/figures.ts';
import { fiscalYearOf } from './fiscal-year.ts';

type Payment = DividendsContent['payments'][number];

const dividends = readContent(dividendsSchema, dividendsFile, 'dividends.json');
const { payments } = dividends;
const yearOf = ({ declared }: Payment) => fiscalYearOf(declared, company.fiscalYearEnd);
const sumOf = (some: readonly Payment[]) => some.reduce((sum, { dollars }) => sum + dollars, 0);

/** Dividends per share of the last whole fiscal year, and its name. */
export function lastYearsDividends(): { year: number; total: string } {
  const year = Number(company.fiscalYearEnd.slice(0, 4));
  return { year, total: money(sumOf(payments.filter((each) => yearOf(each) === year))) };
}

/**
 * What the page about dividends shows: the dates of the latest, the years as bars, every payment as a row.
 * @param oldestFirst Turns the tables and their rows around. Default: the newest first.
 */
export function readDividends(oldestFirst = false) {
  const ordered = <Item>(items: Item[]) => (oldestFirst ? items.toReversed() : items);
  const [newest] = payments;
  if (!newest) throw new Error('dividends.json holds no payment; its page would have nothing to show.');
  const lastWholeYear = Number(company.fiscalYearEnd.slice(0, 4));
  const years = [...new Set(payments.map(yearOf))];
  const wholeYears = years.filter((year) => year <= lastWholeYear).toReversed();
  const words = translateContent(dividendsSchema, dividends, 'dividends', messages, {
    values: { amount: money(newest.dollars), tPlusOne: formatDay(dividends.tPlusOne) },
    later: ['year', 'total'],
  });
  const captionOf = (text: string, year: number, total: string) =>
    translateText(text, 'dividends', messages, { values: { year: `${year}`, total } });
  const kindOf = (kind: Payment['kind']) => words.kinds.find(({ id }) => id === kind);
  return {
    latest: {
      ...words.latest,
      items: words.latest.items.map((item) => ({
        ...item,
        day: newest[item.id],
        when: formatDay(newest[item.id]),
      })),
    },
    settlement: words.settlement,
    policy: words.policy,
    onward: words.onward,
    chart: {
      ...words.chart,
      categories: wholeYears.map((year) => ({ id: `${year}`, label: `${year}` })),
      series: words.chart.series.map(({ id, label }) => ({
        id,
        label,
        values: wholeYears.map((year) =>
          sumOf(payments.filter((each) => yearOf(each) === year && each.kind === id)),
        ),
      })),
    },
    table: {
      heading: words.table.heading,
      lead: words.table.lead,
      columns: words.table.columns,
      oldestFirst,
      count: payments.length,
      years: ordered(years).map((year) => {
        const ofYear = payments.filter((each) => yearOf(each) === year);
        const { caption, detail } = dividends.table;
        return {
          id: `${year}`,
          caption: captionOf(year > lastWholeYear ? detail : caption, year, money(sumOf(ofYear))),
          rows: ordered(ofYear).map((each) => ({
            id: each.id,
            days: dated(each),
            cells: {
              amount: money(each.dollars),
              kind: kindOf(each.kind)?.name,
              frequency: kindOf(each.kind)?.label,
            },
          })),
        };
      }),
    },
  };
}

/** The four dates of a payment, each as machines and as people read it. */
function dated(payment: Payment) {
  return (['declared', 'exDividend', 'record', 'payable'] as const).map((column) => ({
    column,
    day: payment[column],
    when: formatMediumDay(payment[column]),
  }));
}
