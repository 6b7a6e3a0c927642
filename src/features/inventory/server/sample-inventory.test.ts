import { expect, test } from 'vitest';
import { isNewIn } from '../model/vehicle.ts';
import { createSampleInventory } from './sample-inventory.ts';

const yards = [
  { id: 'houston', timeZone: 'America/Chicago' },
  { id: 'surrey', timeZone: 'America/Vancouver' },
];
const isWeekday = (_: unknown, day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() > 0;
const at = (moment: string) =>
  createSampleInventory({ yards, opensOn: isWeekday, now: () => Date.parse(moment) });

test('the same vehicles stand there on every machine, and leave after two or three months', async () => {
  const today = await at('2026-11-24T20:00:00Z').vehicles();
  expect(await at('2026-11-24T21:00:00Z').vehicles()).toEqual(today);
  const houston = today.filter(({ yard }) => yard === 'houston');
  expect(houston.length).toBeGreaterThan(150);
  expect(houston.length).toBeLessThan(450);
  const tomorrow = new Map(
    (await at('2026-11-25T20:00:00Z').vehicles()).map((vehicle) => [
      `${vehicle.yard} ${vehicle.stock}`,
      vehicle,
    ]),
  );
  const young = today.filter((vehicle) => vehicle.arrived > '2026-10-01');
  expect(young.every((vehicle) => tomorrow.has(`${vehicle.yard} ${vehicle.stock}`))).toBe(true);
  expect([...today].some((vehicle) => !tomorrow.has(`${vehicle.yard} ${vehicle.stock}`))).toBe(true);
});

test('the latest arrival stands first, none is ahead, none arrived behind a closed gate, and numbers are single', async () => {
  const vehicles = await at('2026-11-24T20:00:00Z').vehicles();
  const arrivals = vehicles.map(({ arrived }) => arrived);
  expect(arrivals).toEqual([...arrivals].sort().reverse());
  expect(arrivals[0]).toBe('2026-11-24');
  expect(arrivals.every((day) => isWeekday(null, day))).toBe(true);
  expect(new Set(vehicles.map(({ yard, stock }) => `${yard} ${stock}`)).size).toBe(vehicles.length);
});

test('a vehicle of a sample is of a year in which it was built', async () => {
  const vehicles = await at('2026-11-24T20:00:00Z').vehicles();
  const clovers = vehicles.filter(({ model }) => model === 'Clover');
  expect(clovers.length).toBeGreaterThan(5);
  expect(clovers.every(({ year, make }) => make === 'Harrow' && year >= 1994 && year <= 2018)).toBe(true);
});

test('a vehicle is new on the day of its arrival and the six that follow', () => {
  const days = ['2026-11-17', '2026-11-18', '2026-11-24'];
  expect(days.map((arrived) => isNewIn({ arrived }, '2026-11-24'))).toEqual([false, true, true]);
});

test('it says that it is made up', () => {
  expect(at('2026-11-24T20:00:00Z').state()).toMatchObject({ isSample: true, isLastCopy: false });
});
