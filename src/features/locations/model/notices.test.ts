import { expect, test } from 'vitest';
import { momentAt } from '#i18n/world/local-clock.ts';
import { noticesForAll, noticesOf, withChangedHours, type YardNotice } from './notices.ts';
import { openingDay, openingState } from './opening.ts';
import type { Yard } from './yard.ts';

const workday = '07:00-17:00';
const yard: Yard = {
  id: 'kamloops',
  division: 'MRB',
  quarter: '',
  street: '1 Slag Road',
  city: 'Kamloops',
  region: 'BC',
  postalCode: 'V2C 1A1',
  country: 'CA',
  latitude: 50.67,
  longitude: -120.29,
  timeZone: 'America/Vancouver',
  phone: '250-555-0104',
  hours: { mon: workday, tue: workday, wed: workday, thu: workday, fri: workday, sat: '', sun: '' },
  families: [],
  besides: [],
  without: [],
};
const snow: YardNotice = {
  id: 'snow',
  yards: ['kamloops'],
  from: '2026-11-23',
  until: '2026-11-24',
  changes: [
    { day: '2026-11-23', hours: '' },
    { day: '2026-11-24', hours: '10:00-17:00' },
  ],
};
const christmas: YardNotice = {
  id: 'christmas',
  yards: [],
  from: '2026-12-14',
  until: '2026-12-25',
  changes: [{ day: '2026-12-25', hours: '08:00-12:00' }],
};
const at = (day: string, minute: number) => momentAt(yard.timeZone, { day, minute });

test.each([
  ['2026-11-22', 1439, []],
  ['2026-11-23', 0, ['snow']],
  ['2026-11-24', 1439, ['snow']],
  ['2026-11-25', 0, []],
  ['2026-12-14', 600, ['christmas']],
])('on %s at minute %d of its own clock the yard shows %j', (day, minute, shown) => {
  expect(noticesOf(yard, [snow, christmas], at(day, minute)).map(({ id }) => id)).toEqual(shown);
});

test('a notice about other yards is not shown', () => {
  expect(noticesOf({ ...yard, id: 'surrey' }, [snow], at('2026-11-23', 600))).toEqual([]);
});

test('what holds for all yards is known apart', () => {
  expect(noticesForAll([snow, christmas], at('2026-11-23', 600))).toEqual([]);
  expect(noticesForAll([snow, christmas], at('2026-12-20', 600))).toEqual([christmas]);
});

test('a day on which a notice closes the gate counts as closed, and the next opening is the notice’s', () => {
  const changed = withChangedHours(yard, [snow, christmas]);
  expect(openingState(changed, at('2026-11-23', 600))).toMatchObject({
    isOpen: false,
    opens: '10:00',
    opensDay: '2026-11-24',
    daysUntil: 1,
  });
  expect(openingDay(changed, '2026-11-23')).toEqual({ day: '2026-11-23', spans: [], isChanged: true });
});

test('a notice can open the gate on a holiday', () => {
  const changed = withChangedHours(yard, [christmas]);
  expect(openingState(yard, at('2026-12-25', 600))).toMatchObject({ isOpen: false, holiday: 'christmas' });
  expect(openingState(changed, at('2026-12-25', 600))).toMatchObject({ isOpen: true, closes: '12:00' });
});

test('of two notices that change a day the one for this yard alone holds', () => {
  const own: YardNotice = { ...christmas, yards: ['kamloops'], changes: [{ day: '2026-12-25', hours: '' }] };
  for (const notices of [
    [own, christmas],
    [christmas, own],
  ]) {
    expect(withChangedHours(yard, notices).changedHours).toEqual({ '2026-12-25': '' });
  }
  expect(withChangedHours({ ...yard, id: 'surrey' }, [own])).not.toHaveProperty('changedHours');
});
