import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromWater, groundHeight, relief, riverMiddle, survey } from './valley.ts';

const land = readFileSync(new URL('../../world/model/land.py', import.meta.url), 'utf8');

test('the survey was measured from the valley as it stands in the model', () => {
  const formulas = land.slice(land.indexOf('noise.seed_set'), land.indexOf('def lay'));
  expect(
    createHash('sha256').update(formulas).digest('hex'),
    'land.py has changed: run survey.py and generate.ts, and look at the pictures.',
  ).toBe(survey.formulas);
});

test('the ground is as high as in the model, between the places of the grid as well', () => {
  const apart = survey.places.map(([p, q, height]) => Math.abs(groundHeight(p, q) - height));
  expect(survey.places.filter(([, , height]) => height > 1).length).toBeGreaterThan(20);
  // A tenth of a board.
  expect(Math.max(...apart)).toBeLessThan(0.15);
});

test('the river runs where the model has it', () => {
  for (const [p, q, , middle] of survey.places) {
    expect(riverMiddle(p)).toBeCloseTo(middle, 3);
    const [right, depth] = [(p - q) / Math.SQRT2, (p + q) / Math.SQRT2];
    expect(fromWater(right, depth)).toBeCloseTo(Math.abs(q - middle) - 8, 3);
  }
});

test.each([
  ['gate', -60, 33],
  ['yard', -29, 31],
  ['shredder', 6, 30],
  ['hall', 38, 27],
  ['melt shop', 34, -28],
  ['mill', 14, -48],
])('the %s stands on the floor of the valley, beside the water', (_place, p, q) => {
  const [right, depth] = [(p - q) / Math.SQRT2, (p + q) / Math.SQRT2];
  expect(groundHeight(p, q)).toBe(0);
  expect(relief(right, depth)).toBeLessThan(0);
  expect(fromWater(right, depth)).toBeGreaterThan(0);
});
