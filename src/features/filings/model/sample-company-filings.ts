import { drawnNumber } from '#features/investors/model/drawn.ts';
import { quarterEnd } from '#features/investors/model/fiscal-quarter.ts';
import { lastTradingDay, nextTradingDay, weekdayFrom } from '#features/investors/model/market-calendar.ts';
import { addDays } from '#i18n/world/calendar-days.ts';

/** What a paper of the sample company is; its words are in content. */
export const filingKinds = [
  'annual',
  'annual-amended',
  'quarter-1',
  'quarter-2',
  'quarter-3',
  'results',
  'dividend',
  'vote',
  'directors',
  'proxy',
  'proxy-more',
  'to-shareholders',
  'minerals',
  'savings-plan',
  'employee-shares',
] as const;

export type FilingKind = (typeof filingKinds)[number];

/** A paper that the sample company would have filed, without its words. */
export interface SampleFiling {
  kind: FilingKind;
  form: string;
  /** `yyyy-mm-dd` */
  filedOn: string;
  periodEnd: string | null;
  /** What `{year}` in its title stands for. */
  year: number;
  pages: number;
}

/** What the company did that has to be reported. */
export interface CompanyDays {
  /** The day on which the results of a quarter came out. */
  resultsOn: (fiscalYear: number, quarter: 1 | 2 | 3 | 4) => string;
  /** The day of the annual meeting in a calendar year. */
  meetingOn: (year: number) => string;
  /** Days on which a dividend was declared. */
  dividendsOn: readonly string[];
  /** Days on which directors joined the board. */
  directorsOn: readonly string[];
}

/** The papers of some fiscal years, in no order: forms and due dates as of a real company of middle size. */
export function sampleCompanyFilings(days: CompanyDays, firstYear: number, lastYear: number): SampleFiling[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const inYears = (day: string) => day >= `${firstYear - 1}-09-01` && day <= `${lastYear}-12-31`;
  const events = [
    ...days.dividendsOn.filter(inYears).map((on) => paper('dividend', '8-K', on, on)),
    ...days.directorsOn.filter(inYears).map((on) => paper('directors', '8-K', nextTradingDay(on, 1), on)),
  ];
  return [...events, ...years.flatMap((year) => papersOf(days, year))];
}

/** The papers of one fiscal year, named after the calendar year in which it ends; its annual ones follow in that autumn. */
function papersOf({ resultsOn, meetingOn }: CompanyDays, year: number): SampleFiling[] {
  const quarters = [1, 2, 3, 4] as const;
  const end = (quarter: 1 | 2 | 3 | 4) => quarterEnd({ fiscalYear: year, quarter });
  const annualOn = nextTradingDay(`${year}-11-10`);
  const proxyOn = nextTradingDay(`${year}-12-12`);
  const meeting = meetingOn(year);
  return [
    ...quarters.map((quarter) => paper('results', '8-K', resultsOn(year, quarter), resultsOn(year, quarter))),
    ...([1, 2, 3] as const).map((quarter) =>
      paper(`quarter-${quarter}`, '10-Q', nextTradingDay(resultsOn(year, quarter), 1), end(quarter), year),
    ),
    paper('annual', '10-K', annualOn, end(4), year),
    // Not every year needs one.
    ...(year % 3 === 1 ? [paper('annual-amended', '10-K/A', nextTradingDay(annualOn, 6), end(4), year)] : []),
    paper('proxy', 'DEF 14A', proxyOn, meetingOn(year + 1), year + 1),
    paper('proxy-more', 'DEFA14A', proxyOn, meetingOn(year + 1), year + 1),
    paper('to-shareholders', 'ARS', proxyOn, end(4), year),
    paper('vote', '8-K', nextTradingDay(meeting, 2), meeting),
    paper('minerals', 'SD', lastTradingDay(`${year}-05-31`), `${year - 1}-12-31`, year - 1),
    paper('savings-plan', '11-K', weekdayFrom(year, 6, 4, 22), `${year - 1}-12-31`, year - 1),
    ...(year % 2 === 0 ? [paper('employee-shares', 'S-8', nextTradingDay(addDays(meeting, 7)), null)] : []),
  ];
}

/** Numbers of pages that such papers usually have. */
const usualPages: Record<string, readonly [number, number]> = {
  '10-K': [96, 124],
  '10-K/A': [4, 9],
  '10-Q': [38, 52],
  '8-K': [3, 6],
  'DEF 14A': [62, 84],
  DEFA14A: [2, 4],
  ARS: [104, 132],
  SD: [3, 5],
  '11-K': [18, 26],
  'S-8': [8, 12],
};

function paper(
  kind: FilingKind,
  form: string,
  filedOn: string,
  periodEnd: string | null,
  year = Number(filedOn.slice(0, 4)),
): SampleFiling {
  const pages = drawnNumber(`${kind} ${filedOn}`, usualPages[form] ?? [2, 6]);
  return { kind, form, filedOn, periodEnd, year, pages };
}
