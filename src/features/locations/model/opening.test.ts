import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '#i18n/world/calendar-days.ts';
import { localMoment, momentAt } from '#i18n/world/local-clock.ts';
import {
  clockText,
  type OpeningPlace,
  openingDay,
  openingState,
  openingWeek,
  readSpans,
  weekInShort,
} from './opening.ts';
import { weekdays } from './yard-codes.ts';

const week = (workday: string, sat = '', sun = '') => ({
  mon: workday,
  tue: workday,
  wed: workday,
  thu: workday,
  fri: workday,
  sat,
  sun,
});
const portland: OpeningPlace = {
  country: 'US',
  region: 'OR',
  timeZone: 'America/Los_Angeles',
  hours: week('07:00-17:00', '08:00-12:00'),
};
const roseburg = { ...portland, hours: week('08:00-12:00, 12:30-16:30') };
const calgary: OpeningPlace = { ...portland, country: 'CA', region: 'AB', timeZone: 'America/Edmonton' };

/** A moment by the clock of a place. */
const at = (place: OpeningPlace, text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return momentAt(place.timeZone, { day, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) });
};

test('spans are read in their order', () => {
  expect(readSpans('08:00-12:00, 12:30-16:30')).toEqual([
    { from: 480, to: 720 },
    { from: 750, to: 990 },
  ]);
  expect(readSpans('')).toEqual([]);
  expect([clockText(0), clockText(450), clockText(1440)]).toEqual(['00:00', '07:30', '00:00']);
});

test.each([
  // A Friday in November.
  ['2026-11-20 06:59', { isOpen: false, opens: '07:00', opensDay: '2026-11-20', daysUntil: 0 }],
  ['2026-11-20 07:00', { isOpen: true, closes: '17:00', minutesLeft: 600 }],
  ['2026-11-20 16:20', { isOpen: true, closes: '17:00', minutesLeft: 40 }],
  ['2026-11-20 17:00', { isOpen: false, opens: '08:00', opensDay: '2026-11-21', daysUntil: 1 }],
  ['2026-11-21 12:00', { isOpen: false, opens: '07:00', opensDay: '2026-11-23', daysUntil: 2 }],
])('at %s the yard is %o', (text, expected) => {
  expect(openingState(portland, at(portland, text))).toMatchObject(expected);
});

test('a yard that closes over lunch opens again the same day', () => {
  expect(openingState(roseburg, at(roseburg, '2026-11-20 11:45'))).toMatchObject({
    isOpen: true,
    closes: '12:00',
    minutesLeft: 15,
  });
  expect(openingState(roseburg, at(roseburg, '2026-11-20 12:10'))).toMatchObject({
    isOpen: false,
    opens: '12:30',
    daysUntil: 0,
  });
});

test('a holiday is named, and the next opening skips it', () => {
  const state = openingState(portland, at(portland, '2026-11-26 09:00'));
  expect(state).toMatchObject({
    isOpen: false,
    holiday: 'thanksgiving',
    opensDay: '2026-11-27',
    daysUntil: 1,
  });
  expect(openingState(calgary, at(calgary, '2026-11-26 09:00')).isOpen).toBe(true);
  expect(openingState(calgary, at(calgary, '2026-11-11 09:00'))).toMatchObject({ holiday: 'remembrance' });
  expect(openingState(portland, at(portland, '2026-11-11 09:00')).isOpen).toBe(true);
});

test('one moment is read on the clock of each yard', () => {
  const moment = Date.parse('2026-11-20T14:30:00Z');
  expect(openingState(portland, moment)).toMatchObject({ isOpen: false, opens: '07:00' });
  expect(openingState(calgary, moment)).toMatchObject({ isOpen: true });
});

test('a yard without hours never opens', () => {
  expect(openingState({ ...portland, hours: week('') }, 0)).toMatchObject({ isOpen: false, opensAt: null });
});

test('a week begins today and tells holidays', () => {
  const days = openingWeek(portland, at(portland, '2026-11-24 23:30'));
  expect(days.map(({ day }) => day.slice(8))).toEqual(['24', '25', '26', '27', '28', '29', '30']);
  expect(days[2]).toEqual({ day: '2026-11-26', spans: [], holiday: 'thanksgiving' });
});

test('a night in which clocks change is as long as it is', () => {
  const night = { ...portland, hours: week('00:00-06:00', '00:00-06:00', '00:00-06:00') };
  const length = (day: string) => {
    const state = openingState(night, momentAt(night.timeZone, { day, minute: 0 }));
    return state.isOpen ? state.minutesLeft : 0;
  };
  expect([length('2026-03-07'), length('2026-03-08'), length('2026-11-01')]).toEqual([360, 300, 420]);
});

test('a time that clocks skip or show twice has its moment', () => {
  const zone = 'America/Chicago';
  const utc = (day: string, minute: number, last?: boolean) =>
    new Date(momentAt(zone, { day, minute }, last)).toISOString().slice(11, 16);
  expect(utc('2026-03-08', 150)).toBe('08:00');
  expect([utc('2026-11-01', 90), utc('2026-11-01', 90, true)]).toEqual(['06:30', '07:30']);
  expect(new Date(momentAt(zone, { day: '2026-06-30', minute: 1440 })).toISOString()).toBe(
    '2026-07-01T05:00:00.000Z',
  );
});

const zones = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/Detroit',
  'America/Vancouver',
  'America/Edmonton',
];
const moments = fc.integer({
  min: Date.parse('2024-01-01T00:00:00Z'),
  max: Date.parse('2034-12-31T00:00:00Z'),
});

/** Up to two spans from five in the morning on: no yard opens while clocks change. */
const dayHours = fc.uniqueArray(fc.integer({ min: 20, max: 96 }), { maxLength: 4 }).map((quarters) => {
  const times = quarters
    .sort((one, other) => one - other)
    .map((quarter) => (quarter === 96 ? '24:00' : clockText(quarter * 15)));
  const spans = times.flatMap((from, index) =>
    index % 2 === 0 && times[index + 1] ? [`${from}-${times[index + 1]}`] : [],
  );
  return spans.join(', ');
});
const places = fc.record({
  country: fc.constantFrom('US' as const, 'CA' as const),
  region: fc.constantFrom('OR', 'BC', 'AB'),
  timeZone: fc.constantFrom(...zones),
  hours: fc.record(
    Object.fromEntries(weekdays.map((day) => [day, dayHours])) as Record<
      (typeof weekdays)[number],
      typeof dayHours
    >,
  ),
});

test('a yard is open exactly when its clock stands within the hours of its day', () => {
  fc.assert(
    fc.property(places, moments, (place, moment) => {
      const { day, minute } = localMoment(place.timeZone, moment);
      const { spans } = openingDay(place, day);
      const expected = spans.some(({ from, to }) => from <= minute && minute < to);
      expect(openingState(place, moment).isOpen).toBe(expected);
    }),
    { numRuns: 400 },
  );
});

test('what is said to come next comes next, and nothing before it', () => {
  fc.assert(
    fc.property(places, moments, fc.nat(1000), (place, moment, part) => {
      const state = openingState(place, moment);
      const change = state.isOpen ? state.closesAt : state.opensAt;
      if (change === null) {
        expect(openingDay(place, addDays(localMoment(place.timeZone, moment).day, part % 14)).spans).toEqual(
          [],
        );
        return;
      }
      expect(change).toBeGreaterThan(moment);
      const between = moment + Math.floor(((change - moment - 1) * part) / 1000);
      expect(openingState(place, between).isOpen).toBe(state.isOpen);
      const { day, minute } = localMoment(place.timeZone, change);
      if (state.isOpen) {
        expect(clockText(minute)).toBe(state.closes);
        expect(state.minutesLeft).toBe(Math.ceil((change - moment) / 60_000));
      } else {
        expect(openingState(place, change).isOpen).toBe(true);
        expect([day, clockText(minute)]).toEqual([state.opensDay, state.opens]);
        expect(addDays(localMoment(place.timeZone, moment).day, state.daysUntil)).toBe(day);
      }
    }),
    { numRuns: 400 },
  );
});

test('clock times and moments turn into each other in every zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones, 'America/St_Johns', 'Australia/Lord_Howe', 'UTC'),
      moments,
      (zone, moment) => {
        const whole = Math.floor(moment / 60_000) * 60_000;
        const shown = localMoment(zone, whole);
        expect([momentAt(zone, shown), momentAt(zone, shown, true)]).toContain(whole);
      },
    ),
    { numRuns: 400 },
  );
});

test('weekdays are counted as the calendar does', () => {
  expect(weekdays[weekdayOf('2026-11-22')]).toBe('sun');
});

test('a week is told in as few rows as it has', () => {
  expect(weekInShort(portland.hours)).toEqual([
    { from: 'mon', to: 'fri', spans: [{ from: 420, to: 1020 }] },
    { from: 'sat', to: 'sat', spans: [{ from: 480, to: 720 }] },
    { from: 'sun', to: 'sun', spans: [] },
  ]);
  expect(weekInShort(week('09:00-17:00', '09:00-17:00', '09:00-17:00'))).toMatchObject([
    { from: 'mon', to: 'sun' },
  ]);
});
