import { drawnNumber } from '#features/investors/model/drawn.ts';
import { nextTradingDay, weekdayFrom } from '#features/investors/model/market-calendar.ts';
import type { ShareTransaction } from './filings.ts';

/** Someone who has to report what happens to their shares. */
export interface Insider {
  id: string;
  name: string;
  /** Officers are paid in shares each autumn, directors from outside each winter. */
  isOfficer: boolean;
  /** The day on which they joined, where that lies within the years shown; `null` when it was before. */
  joinedOn: string | null;
}

/** A report about an insider's shares. */
export interface SampleDirectorFiling<Reporting extends Insider = Insider> {
  insider: Reporting;
  form: string;
  /** `yyyy-mm-dd` */
  filedOn: string;
  periodEnd: string;
  transactions: ShareTransaction[];
}

/** What the reports have to agree with. */
export interface MarketDays {
  /** The price at the end of a trading day. */
  closeOf: (day: string) => number;
  meetingOn: (year: number) => string;
}

/** One thing that happens to an insider's shares; `shares` may depend on how many there are. */
interface Deed {
  on: string;
  code: string;
  acquired: boolean;
  shares: number;
  isPaid: boolean;
  /** A planned sale is announced on the day of its order. */
  isAnnounced?: boolean;
}

/**
 * Reports of some calendar years until a day, in no order. What someone holds after a transaction is what they held
 * before, more or less its shares, all the way back.
 */
export function sampleDirectorFilings<Reporting extends Insider>(
  insiders: readonly Reporting[],
  market: MarketDays,
  firstYear: number,
  until: string,
): SampleDirectorFiling<Reporting>[] {
  const years = Array.from(
    { length: Number(until.slice(0, 4)) - firstYear + 1 },
    (_, index) => firstYear + index,
  );
  return insiders
    .flatMap((insider) => filingsOf(insider, market, years, until))
    .filter(({ filedOn }) => filedOn <= until);
}

function filingsOf<Reporting extends Insider>(
  insider: Reporting,
  market: MarketDays,
  years: readonly number[],
  until: string,
): SampleDirectorFiling<Reporting>[] {
  const { id, joinedOn, isOfficer } = insider;
  const deeds = years
    .flatMap((year) => (isOfficer ? officerDeeds(id, year) : directorDeeds(id, year, market)))
    .filter(({ on }) => on <= until && (joinedOn === null || on > joinedOn))
    .sort((a, b) => a.on.localeCompare(b.on));
  const start: readonly [number, number, number] = isOfficer ? [48_000, 186_000, 250] : [9_000, 42_000, 100];
  let held = joinedOn === null ? drawnNumber(`${id} held`, start) : 0;
  const first: SampleDirectorFiling<Reporting>[] =
    joinedOn === null
      ? []
      : [
          {
            insider,
            form: '3',
            filedOn: nextTradingDay(joinedOn, 5),
            periodEnd: joinedOn,
            transactions: [],
          },
        ];
  const byDay = Map.groupBy(deeds, ({ on }) => on);
  return [...first, ...[...byDay].flatMap(([on, ofDay]) => report(on, ofDay))];

  function report(on: string, ofDay: readonly Deed[]): SampleDirectorFiling<Reporting>[] {
    const transactions = ofDay.map(({ code, acquired, shares, isPaid }): ShareTransaction => {
      held += acquired ? shares : -shares;
      return { on, code, acquired, shares, price: isPaid ? market.closeOf(on) : null, heldAfter: held };
    });
    const common = { insider, periodEnd: on, transactions };
    return [
      { ...common, form: '4', filedOn: nextTradingDay(on, 2) },
      ...(ofDay.some(({ isAnnounced }) => isAnnounced)
        ? [{ ...common, form: '144', filedOn: on, transactions: [] }]
        : []),
    ];
  }
}

/** Pay in shares in November, of which some are kept back for tax; a few sell under a plan in May. */
function officerDeeds(id: string, year: number): Deed[] {
  const paidOn = nextTradingDay(`${year}-11-14`);
  const granted = drawnNumber(`${id} ${year} granted`, [6_000, 24_000, 50]);
  const kept = Math.round((drawnNumber(`${id} ${year - 1} granted`, [6_000, 24_000, 50]) / 3) * 0.38);
  const sells = drawnNumber(`${id} ${year} sells`, [1, 4]) === 1;
  const soldOn = weekdayFrom(year, 5, drawnNumber(`${id} ${year} weekday`, [1, 5]), 10);
  return [
    ...(sells
      ? [
          {
            on: nextTradingDay(soldOn),
            code: 'S',
            acquired: false,
            shares: drawnNumber(`${id} ${year} sold`, [5_200, 9_000, 100]),
            isPaid: true,
            isAnnounced: true,
          },
        ]
      : []),
    { on: paidOn, code: 'A', acquired: true, shares: granted, isPaid: false },
    { on: paidOn, code: 'F', acquired: false, shares: kept, isPaid: true },
  ];
}

/** The yearly grant on the day after the annual meeting; a few buy once results are out. */
function directorDeeds(id: string, year: number, { meetingOn }: MarketDays): Deed[] {
  const buys = drawnNumber(`${id} ${year} buys`, [1, 5]) === 1;
  return [
    {
      on: nextTradingDay(meetingOn(year), 1),
      code: 'A',
      acquired: true,
      shares: 4_200,
      isPaid: false,
    },
    ...(buys
      ? [
          {
            on: nextTradingDay(`${year}-10-28`),
            code: 'P',
            acquired: true,
            shares: drawnNumber(`${id} ${year} bought`, [500, 3_000, 100]),
            isPaid: true,
          },
        ]
      : []),
  ];
}
