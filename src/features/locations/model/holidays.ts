import { addDays, dateOf, easterSunday, mondayUpTo, nthWeekday } from '#i18n/world/calendar-days.ts';

/** Days on which gates stay closed; `holiday-words.ts` has what they are called. */
export type Holiday =
  | 'new-year'
  | 'family'
  | 'good-friday'
  | 'victoria'
  | 'memorial'
  | 'canada'
  | 'independence'
  | 'british-columbia'
  | 'labor'
  | 'truth'
  | 'thanksgiving'
  | 'remembrance'
  | 'christmas';

/** The day of a holiday in a year, by the rule of the law or custom that made it. */
const rules: Record<Holiday | 'canadian-thanksgiving', (year: number) => string> = {
  'new-year': (year) => dateOf(year, 1, 1),
  family: (year) => nthWeekday(year, 2, 1, 3),
  'good-friday': (year) => addDays(easterSunday(year), -2),
  // The Monday before May 25.
  victoria: (year) => mondayUpTo(year, 5, 24),
  memorial: (year) => mondayUpTo(year, 5, 31),
  // Canada's Holidays Act: July 2 when July 1 is a Sunday.
  canada: (year) =>
    nthWeekday(year, 7, 0, 1) === dateOf(year, 7, 1) ? dateOf(year, 7, 2) : dateOf(year, 7, 1),
  independence: (year) => dateOf(year, 7, 4),
  'british-columbia': (year) => nthWeekday(year, 8, 1, 1),
  labor: (year) => nthWeekday(year, 9, 1, 1),
  truth: (year) => dateOf(year, 9, 30),
  thanksgiving: (year) => nthWeekday(year, 11, 4, 4),
  'canadian-thanksgiving': (year) => nthWeekday(year, 10, 1, 2),
  remembrance: (year) => dateOf(year, 11, 11),
  christmas: (year) => dateOf(year, 12, 25),
};

/** The six days of our yards in the United States: those of the house, whatever the state has besides. */
const unitedStates: readonly Holiday[] = [
  'new-year',
  'memorial',
  'independence',
  'labor',
  'thanksgiving',
  'christmas',
];

/** The statutory holidays of the two provinces: BC Employment Standards Act, Alberta Employment Standards Code. */
const provinces: Record<string, readonly Holiday[]> = {
  BC: [
    'new-year',
    'family',
    'good-friday',
    'victoria',
    'canada',
    'british-columbia',
    'labor',
    'truth',
    'thanksgiving',
    'remembrance',
    'christmas',
  ],
  AB: [
    'new-year',
    'family',
    'good-friday',
    'victoria',
    'canada',
    'labor',
    'thanksgiving',
    'remembrance',
    'christmas',
  ],
};

/** Where a yard stands, as far as holidays ask. */
export interface HolidayPlace {
  country: 'US' | 'CA';
  region: string;
}

const known = new Map<string, ReadonlyMap<string, Holiday>>();

/**
 * The days of a year on which the yards of a place stay closed. A holiday that falls on a weekend is not moved: a yard
 * that would be closed anyway gives no other day in its place.
 */
export function holidaysIn(year: number, { country, region }: HolidayPlace): ReadonlyMap<string, Holiday> {
  const key = `${year} ${country} ${country === 'CA' ? region : ''}`;
  const before = known.get(key);
  if (before) return before;
  const kept = country === 'US' ? unitedStates : (provinces[region] ?? provinces.AB ?? []);
  const days = new Map(
    kept.map((holiday): [string, Holiday] => {
      const rule = country === 'CA' && holiday === 'thanksgiving' ? 'canadian-thanksgiving' : holiday;
      return [rules[rule](year), holiday];
    }),
  );
  known.set(key, days);
  return days;
}

/** The holiday that a day is at a place; `undefined` for all other days. */
export function holidayOn(day: string, place: HolidayPlace): Holiday | undefined {
  return holidaysIn(Number(day.slice(0, 4)), place).get(day);
}
