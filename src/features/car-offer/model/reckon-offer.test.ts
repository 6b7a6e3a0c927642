import { expect, test } from 'vitest';
import rules from '../content/offer-rules.json';
import type { OfferRules } from '../content/offer-rules.schema.ts';
import { type OfferQuestion, reckonOffer } from './reckon-offer.ts';

const question: OfferQuestion = {
  body: 'midsize',
  hasEngine: true,
  hasWheels: true,
  hasConverter: true,
  price: 180,
  unit: 'net-ton',
  miles: 12,
};
const reckon = (rest: Partial<OfferQuestion> = {}) =>
  reckonOffer({ ...question, ...rest }, rules as OfferRules);
const step = (steps: ReturnType<typeof reckon>, id: string) => {
  const found = steps.find((each) => each.id === id);
  return found && [found.low, found.high];
};

test('a complete car near the yard brings its weight times the price, rounded down', () => {
  const steps = reckon();
  expect(steps.map(({ id }) => id)).toEqual(['curb', 'tons', 'price', 'metal', 'tow', 'offer']);
  expect(step(steps, 'tons')).toEqual([1.5, 1.75]);
  expect(step(steps, 'metal')).toEqual([270, 315]);
  expect(step(steps, 'tow')).toEqual([0, 0]);
  expect(step(steps, 'offer')).toEqual([270, 315]);
});

test('what is missing weighs nothing, and costs besides; each step goes on from the one before', () => {
  const steps = reckon({ hasEngine: false, hasWheels: false, hasConverter: false, miles: 80 });
  expect(steps.map(({ id }) => id)).toEqual(
    'curb no-engine no-wheels weight tons price metal wheels converter tow offer'.split(' '),
  );
  expect(step(steps, 'weight')).toEqual([2390, 2890]);
  expect(step(steps, 'tons')).toEqual([1.2, 1.45]);
  expect(step(steps, 'metal')).toEqual([216, 261]);
  expect(step(steps, 'tow')).toEqual([-100, -100]);
  expect(step(steps, 'offer')).toEqual([15, 60]);
});

test('nobody is asked to pay for a car that is worth less than its tow', () => {
  expect(step(reckon({ price: 20, miles: 150 }), 'offer')).toEqual([0, 0]);
});

test('a yard that weighs in metric tons is reckoned in them', () => {
  const steps = reckon({ unit: 'metric-ton', price: 275 });
  expect(step(steps, 'tons')).toEqual([1.36, 1.59]);
  expect(step(steps, 'metal')).toEqual([374, 437]);
});

test.each(rules.bodies)('$id weighs more at most than at least, and brings something', ({ id, from, to }) => {
  expect(to).toBeGreaterThan(from);
  const [low = 0, high = 0] = step(reckon({ body: id as OfferQuestion['body'] }), 'offer') ?? [];
  expect(low).toBeGreaterThan(0);
  expect(high).toBeGreaterThan(low);
});
