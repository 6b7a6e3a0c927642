import { expect, test } from 'vitest';
import { readYardWords } from '#features/locations/ui/yards.server.ts';
import openings from '../content/openings.json';
import { createJobs } from '../server/jobs.ts';
import { hiringDay, isClosed, jobsAtPlace, jobsOfKind, openJobs } from './open-jobs.ts';

const someJobs = openings.jobs as Parameters<typeof jobsAtPlace>[0];
const job = (id: string) => {
  const found = someJobs.find((each) => each.id === id);
  if (!found) throw new Error(`There is no job "${id}".`);
  return found;
};

test.each([
  ['', '2099-01-01', false],
  ['2026-11-13', '2026-11-12', false],
  ['2026-11-13', '2026-11-13', false],
  ['2026-11-13', '2026-11-14', true],
])('a job that closes on “%s” is closed on %s: %s', (closes, today, closed) => {
  expect(isClosed({ closes }, today)).toBe(closed);
});

test('a job is open to the end of its last day at the head office, whatever the day elsewhere', () => {
  expect(hiringDay(Date.parse('2026-11-14T07:59:00Z'))).toBe('2026-11-13');
  expect(hiringDay(Date.parse('2026-11-14T08:00:00Z'))).toBe('2026-11-14');
});

test('a closed job is no open one, and stands beside no other', () => {
  const ids = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id);
  expect(ids(openJobs(someJobs, '2026-11-14'))).not.toContain('cashier-rancho-cordova');
  expect(ids(openJobs(someJobs, '2026-11-13'))).toContain('cashier-rancho-cordova');
  expect(ids(jobsOfKind(someJobs, job('yard-host-sacramento'), '2026-11-14'))).not.toContain(
    'cashier-rancho-cordova',
  );
});

test('beside a job stand the others at its place, then others of its kind elsewhere, none twice', () => {
  const mill = job('melt-shop-longview');
  expect(jobsAtPlace(someJobs, mill, '2026-11-24').map(({ id }) => id)).toEqual([
    'lab-longview',
    'electrician-longview',
  ]);
  expect(jobsOfKind(someJobs, mill, '2026-11-24')).toEqual([]);
  expect(jobsOfKind(someJobs, job('mechanic-everett'), '2026-11-24').map(({ id }) => id)).toEqual([
    'electrician-longview',
  ]);
});

test('search engines are told of the jobs that are open at that moment', () => {
  const open = (day: string) =>
    createJobs(() => Date.parse(`${day}T20:00:00Z`))
      .open()
      .map(({ id }) => id);
  expect(open('2026-11-13')).toContain('cashier-rancho-cordova');
  expect(open('2026-11-14')).not.toContain('cashier-rancho-cordova');
});

test('every job is at a yard that exists, in the city of that yard, or at the head office', () => {
  const { yards } = readYardWords();
  for (const { id, yard: at, place } of openings.jobs) {
    const yard = yards.find((each) => each.id === at);
    expect(yard ? `${yard.city}, ${yard.region}` : at === '' && 'Portland, OR', id).toBe(place);
  }
});

test('the least that a job pays stands before the most, and no job closes before it was offered', () => {
  for (const { id, hourly, posted, closes } of openings.jobs) {
    expect((hourly[0] ?? 0) <= (hourly[1] ?? 0), id).toBe(true);
    expect(closes === '' || closes >= posted, id).toBe(true);
  }
});
