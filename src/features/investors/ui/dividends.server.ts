import { giveOnce } from '#design-system/served-once.tsx';
import company from '#features/company/content/company.json';
import { translateText } from '#i18n/catalog.ts';
import { readContent } from '#i18n/content-schema.ts';
import { language } from '#i18n/current.ts';
import { formatDay, formatMediumDay, formatMonthOfYear } from '#i18n/formats.ts';
import { formatLocale } from '#i18n/language.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/investors-content.po';
import { pathTo } from '#site/paths.ts';
import dividendsFile from '../content/dividends.json';
import { type DividendsContent, schema as dividendsSchema } from '../content/dividends.schema.ts';
import {
  type DividendOrder,
  inOrder,
  isSortable,
  orderBehind,
  orderParameters,
} from '../model/dividend-order.ts';
import { money } from '../model/figures.ts';
import { dividendChartId } from './dividend-chart-id.ts';
import { fiscalYearOf } from './fiscal-year.ts';

type Payment = DividendsContent['payments'][number];

const dividends = readContent(dividendsSchema, dividendsFile, 'dividends.json');
const { payments } = dividends;
const { compare: compareWords } = new Intl.Collator(formatLocale[language]);
const yearOf = ({ declared }: Payment) => fiscalYearOf(declared, company.fiscalYearEnd);
const sumOf = (some: readonly Payment[]) => some.reduce((sum, { dollars }) => sum + dollars, 0);

/** Dividends per share of the last whole fiscal year, and its name. */
export function lastYearsDividends(): { year: number; total: string } {
  const year = Number(company.fiscalYearEnd.slice(0, 4));
  return { year, total: money(sumOf(payments.filter((each) => yearOf(each) === year))) };
}

/** The days from which a buyer no longer gets a dividend, with what it paid per share, the newest first. */
export function exDividendDays(): { day: string; amount: string }[] {
  return payments.map(({ exDividend, dollars }) => ({ day: exDividend, amount: money(dollars) }));
}

/**
 * What the page about dividends shows: the dates of the latest, its changes as a line, every payment as a row.
 * @param order How the rows are sorted.
 */
export function readDividends(order: DividendOrder) {
  const [newest] = payments;
  if (!newest) throw new Error('dividends.json holds no payment; its page would have nothing to show.');
  const lastWholeYear = Number(company.fiscalYearEnd.slice(0, 4));
  const years = [...new Set(payments.map(yearOf))];
  const wholeYears = years.filter((year) => year <= lastWholeYear).toReversed();
  const words = translateContent(dividendsSchema, dividends, 'dividends', messages, {
    values: { amount: money(newest.dollars), tPlusOne: formatDay(dividends.tPlusOne) },
    later: ['year', 'total', 'column', 'month'],
  });
  const later = (text: string, values: Record<string, string>) =>
    translateText(text, 'dividends', messages, { values });
  const runningYear = years.find((year) => year > lastWholeYear);
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
    chart: giveOnce(dividendChartId, {
      ...words.chart,
      ...readSteps(newest, later),
      categories: wholeYears.map((year) => ({ id: `${year}`, label: `${year}` })),
      series: words.chart.series.map(({ id, label }) => ({
        id,
        label,
        values: wholeYears.map((year) => {
          const paid = payments.filter((each) => yearOf(each) === year && each.kind === id);
          return paid.length === 0 ? null : sumOf(paid);
        }),
      })),
    }),
    chartHeading: words.chart.name,
    table: {
      heading: words.table.heading,
      lead: words.table.lead,
      caption: later(dividends.table.caption, {
        column: words.table.columns.find(({ id }) => id === order.column)?.label ?? '',
      }),
      running:
        runningYear === undefined
          ? ''
          : later(dividends.table.detail, {
              year: `${runningYear}`,
              total: money(sumOf(payments.filter((each) => yearOf(each) === runningYear))),
            }),
      columns: words.table.columns.map((column) => ({ ...column, ...sortOf(column.id, order) })),
      rows: inOrder(payments, order, (one, other) =>
        order.column === 'amount'
          ? one.dollars - other.dollars
          : compareWords(sortedText(one, order.column), sortedText(other, order.column)),
      ).map((each) => ({
        id: each.id,
        days: dated(each),
        cells: {
          amount: money(each.dollars),
          kind: kindOf(each.kind)?.name,
          frequency: kindOf(each.kind)?.label,
        },
      })),
    },
  };

  function sortedText(payment: Payment, column: Exclude<DividendOrder['column'], 'amount'>): string {
    return column === 'kind' ? (kindOf(payment.kind)?.name ?? '') : payment[column];
  }
}

/** What each quarter paid, from one change to the next, and what was paid once, in percent of the time from the first to the last. */
function readSteps(last: Payment, later: (text: string, values: Record<string, string>) => string) {
  const paid = payments.toReversed();
  const timeOf = ({ payable }: Payment) => Date.parse(payable);
  const monthOf = ({ payable }: Payment) => formatMonthOfYear(payable.slice(0, 7));
  const [first = last] = paid;
  const placed = (each: Payment, label?: string) => ({
    at: Math.round(((timeOf(each) - timeOf(first)) / (timeOf(last) - timeOf(first))) * 1000) / 10,
    value: each.dollars,
    ...(label === undefined ? {} : { label }),
  });
  const regular = paid.filter(({ kind }) => kind === 'regular');
  return {
    ends: [monthOf(first), monthOf(last)] as const,
    steps: regular
      .filter(({ dollars }, index) => dollars !== regular[index - 1]?.dollars)
      .map((each, index) =>
        index === 0 ? placed(each) : placed(each, later(dividends.chart.since, { month: monthOf(each) })),
      ),
    extras: paid
      .filter(({ kind }) => kind === 'special')
      .map((each) => placed(each, later(dividends.chart.once, { month: monthOf(each) }))),
  };
}

/** Where the head of a column leads, and which way the column is sorted now. */
function sortOf(id: string, order: DividendOrder) {
  if (!isSortable(id)) return {};
  const behind = orderBehind(id, order);
  const to = pathTo('dividend-history', {
    search: { [orderParameters.column]: behind.column, [orderParameters.direction]: behind.direction },
    hash: 'all',
  });
  return { sort: { to, ...(id === order.column ? { direction: order.direction } : {}) } };
}

/** The four dates of a payment, each as machines and as people read it. */
function dated(payment: Payment) {
  return (['declared', 'exDividend', 'record', 'payable'] as const).map((column) => ({
    column,
    day: payment[column],
    // A day in one piece: columns are narrow on a phone.
    when: formatMediumDay(payment[column]).replaceAll(' ', '\u00a0'),
  }));
}

/** What the drawing of the dividends is made of. */
export type DividendChartData = NonNullable<ReturnType<typeof readDividends>['chart']>;
