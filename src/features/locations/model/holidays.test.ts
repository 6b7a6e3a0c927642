import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdayOf } from '#i18n/world/calendar-days.ts';
import { holidayOn, holidaysIn } from './holidays.ts';

const oregon = { country: 'US', region: 'OR' } as const;
const columbia = { country: 'CA', region: 'BC' } as const;
const alberta = { country: 'CA', region: 'AB' } as const;

/** As the calendars of the governments print them. */
test.each([
  [oregon, 2026, '01-01 05-25 07-04 09-07 11-26 12-25'],
  [oregon, 2027, '01-01 05-31 07-04 09-06 11-25 12-25'],
  [columbia, 2026, '01-01 02-16 04-03 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25'],
  [columbia, 2024, '01-01 02-19 03-29 05-20 07-01 08-05 09-02 09-30 10-14 11-11 12-25'],
  [alberta, 2026, '01-01 02-16 04-03 05-18 07-01 09-07 10-12 11-11 12-25'],
  // July 1, 2029 is a Sunday.
  [alberta, 2029, '01-01 02-19 03-30 05-21 07-02 09-03 10-08 11-11 12-25'],
])('the holidays of %o in %i', (place, year, days) => {
  expect([...holidaysIn(year, place).keys()]).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test('a day is named by its place', () => {
  expect(holidayOn('2026-10-12', columbia)).toBe('thanksgiving');
  expect(holidayOn('2026-10-12', oregon)).toBeUndefined();
  expect(holidayOn('2026-11-26', oregon)).toBe('thanksgiving');
});

test('holidays of the week fall on their weekday in every year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2150 }), (year) => {
      for (const place of [oregon, columbia, alberta]) {
        for (const [day, holiday] of holidaysIn(year, place)) {
          expect(day.startsWith(`${year}-`)).toBe(true);
          const weekday = weekdayOf(day);
          if (['family', 'victoria', 'memorial', 'british-columbia', 'labor'].includes(holiday))
            expect(weekday).toBe(1);
          if (holiday === 'good-friday') expect(weekday).toBe(5);
          if (holiday === 'thanksgiving') expect(weekday).toBe(place === oregon ? 4 : 1);
          if (holiday === 'victoria') expect(day.slice(5) >= '05-18' && day.slice(5) <= '05-24').toBe(true);
        }
      }
    }),
  );
});
