import { expect, test } from 'vitest';
import { ownTime } from './LocalTime.tsx';

const morning = '2027-01-06T13:30:00Z';

test.each([
  ['America/Los_Angeles', /^Wednesday.* 5:30\sa\.m\. PST$/],
  ['Asia/Tokyo', /^Wednesday.* 10:30\sp\.m\. GMT\+9$/],
  ['Pacific/Auckland', /^Thursday.* 2:30\sa\.m\. GMT\+13$/],
])('a visitor in %s sees the time on their own clocks', (zone, expected) => {
  expect(ownTime(morning, zone)).toMatch(expected);
});

test('whoever shares New York’s clocks is told nothing twice', () => {
  expect(ownTime(morning, 'America/New_York')).toBeUndefined();
  expect(ownTime(morning, 'America/Toronto')).toBeUndefined();
});
