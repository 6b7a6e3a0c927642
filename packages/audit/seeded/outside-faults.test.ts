import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { criterionByNumber } from '../criteria.ts';
import { outsideFaults, outsideInspectors } from './outside-faults.ts';
import { hashOf, isSilent, type Score } from './score.ts';

const file = new URL('./outside-score.json', import.meta.url);

test('each fault from outside names criteria of the bar, and differs from its control page', () => {
  const faults = outsideFaults();
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  for (const { id, criteria, faulty, control } of faults) {
    expect(faulty, id).not.toBe(control);
    expect(criteria.length, id).toBeGreaterThan(0);
    for (const number of criteria)
      expect(criterionByNumber(number)?.level, `${id} ${number}`).toMatch(/^AA?$/);
  }
});

test('the score from outside is that of the faults and engines as they are, and counts what its details say', () => {
  expect(existsSync(file), 'npm run score -w @site/audit -- --outside').toBe(true);
  const score: Score = JSON.parse(readFileSync(file, 'utf8'));
  expect(score.hash).toBe(hashOf(outsideFaults()));
  expect(score.assertors).toEqual(outsideInspectors().map(({ name, version }) => ({ name, version })));
  const { faults, caught, silentControls, details } = score;
  expect([faults, caught, silentControls]).toEqual([
    details.length,
    details.filter(({ caughtBy }) => caughtBy.length > 0).length,
    details.filter(isSilent).length,
  ]);
  const told = readFileSync(new URL('../README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  expect(told).toContain(
    `of ${faults} faults from outside ${caught} are found, and of as many control pages ${silentControls} pass in silence`,
  );
});
