import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { criterionByNumber } from '../criteria.ts';
import { outsideFaults, outsideInspectors, type Round } from './outside-faults.ts';
import { hashOf, isSilent, type Score } from './score.ts';

test.each<Round>(['first', 'second'])(
  'each fault of the %s set from outside names criteria of the bar, and differs from its control page',
  (round) => {
    const faults = outsideFaults(round);
    expect(faults.length).toBeGreaterThanOrEqual(60);
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
    for (const { id, criteria, faulty, control } of faults) {
      expect(faulty, id).not.toBe(control);
      expect(criteria.length, id).toBeGreaterThan(0);
      for (const number of criteria)
        expect(criterionByNumber(number)?.level, `${id} ${number}`).toMatch(/^AA?$/);
    }
  },
);

test('the first look at the faults from outside, when nobody had seen them, stays as it was told', () => {
  const score = read('outside-score.json');
  expect(score.hash).toBe(hashOf(outsideFaults()));
  expect(counted(score)).toEqual([72, 36, 36]);
  expect(readme()).toContain(
    'of 72 faults from outside 36 are found, and of as many control pages 36 pass in silence',
  );
});

test('the later look is that of the faults and engines as they are, and is told as one at faults that were known', () => {
  const score = read('outside-score-again.json');
  expect(score.hash, 'npm run score -w @site/audit -- --outside').toBe(hashOf(outsideFaults()));
  expect(score.assertors).toEqual(outsideInspectors().map(({ name, version }) => ({ name, version })));
  const { faults, caught, silentControls } = score;
  expect(counted(score)).toEqual([faults, caught, silentControls]);
  expect(readme()).toContain(
    `After the checks were changed in view of them, ${caught} of the ${faults} are found and ${silentControls} control pages pass in silence`,
  );
});

test('the first look at the second set, when nobody had seen it, stays as it was told', () => {
  const score = read('outside-second-score.json');
  expect(score.hash).toBe(hashOf(outsideFaults('second')));
  const { faults, caught, silentControls } = score;
  expect(counted(score)).toEqual([faults, caught, silentControls]);
  expect(readme()).toContain(
    `of ${faults} faults of a second set ${caught} are found, and of as many control pages ${silentControls} pass in silence`,
  );
});

test('the later look at the second set is that of its faults as they are, and is told as one by checks that know it', () => {
  const score = read('outside-second-score-again.json');
  expect(score.hash, 'npm run score -w @site/audit -- --outside --second').toBe(
    hashOf(outsideFaults('second')),
  );
  const { faults, caught, silentControls } = score;
  expect(counted(score)).toEqual([faults, caught, silentControls]);
  expect(readme()).toContain(
    `with checks that were changed in view of this set too, ${caught} are found and ${silentControls} control pages pass in silence`,
  );
});

function read(name: string): Score {
  const file = new URL(`./${name}`, import.meta.url);
  expect(existsSync(file), 'npm run score -w @site/audit -- --outside').toBe(true);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const readme = () => readFileSync(new URL('../README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');

/** The faults, those found and the silent controls, by what the details say. */
const counted = ({ details }: Score) => [
  details.length,
  details.filter(({ caughtBy }) => caughtBy.length > 0).length,
  details.filter(isSilent).length,
];
