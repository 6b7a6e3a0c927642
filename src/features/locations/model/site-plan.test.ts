import { expect, test } from 'vitest';
import yards from '../content/yards.json';
import { schema } from '../content/yards.schema.ts';
import { type PlannedYard, planPlaces, sitePlan } from './site-plan.ts';

const all = schema.validateSync(yards);
const south: PlannedYard = {
  division: 'MRB',
  country: 'US',
  families: ['copper', 'brass'],
  services: [],
  truck: {
    largest: 'straight-truck',
    entrance: 'south',
    scaleSide: 'right',
    scaleFeet: 70,
    scaleTons: 60,
  },
};

const planWith = (truck: Partial<PlannedYard['truck']>, others: Partial<PlannedYard> = {}) =>
  sitePlan({ ...south, ...others, truck: { ...south.truck, ...truck } });

const spotOf = ({ spots, size }: ReturnType<typeof sitePlan>, id: string) => {
  const spot = spots.find((each) => each.id === id);
  if (!spot) throw new Error(`No ${id}.`);
  return { x: spot.x / size - 0.5, y: spot.y / size - 0.5 };
};

/** Left, right, top and bottom of the boxes in a path that has no curves. */
function boxesOf({ paths }: ReturnType<typeof sitePlan>, part: string) {
  const d = paths.find((path) => path.part === part)?.d ?? '';
  return d
    .split('z')
    .filter((box) => box !== '')
    .map((box) => {
      const points = box
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number));
      const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
      return { wide: Math.max(...xs) - Math.min(...xs), high: Math.max(...ys) - Math.min(...ys) };
    });
}

test.each([
  ['south', 'y', 1],
  ['north', 'y', -1],
  ['west', 'x', -1],
  ['east', 'x', 1],
] as const)('north is up: a gate on the %s side lies there', (entrance, axis, way) => {
  const gate = spotOf(planWith({ entrance }), 'gate');
  expect(gate[axis] * way).toBeCloseTo(0.38, 1);
  expect(gate[axis === 'x' ? 'y' : 'x']).toBeCloseTo(0, 1);
});

test.each([
  ['south', 'right', 'x', 1],
  ['south', 'left', 'x', -1],
  ['north', 'right', 'x', -1],
  ['west', 'right', 'y', 1],
  ['east', 'right', 'y', -1],
] as const)('who drives in from the %s has the scale to the %s', (entrance, scaleSide, axis, way) => {
  const plan = planWith({ entrance, scaleSide });
  expect(Math.sign(spotOf(plan, 'scale')[axis])).toBe(way);
  expect(Math.sign(spotOf(plan, 'office')[axis])).toBe(way);
});

test('a foot of the scale is a foot of the drawing, on every side', () => {
  expect(boxesOf(planWith({ scaleFeet: 70 }), 'scale')).toEqual([{ wide: 14, high: 70 }]);
  expect(boxesOf(planWith({ scaleFeet: 35, entrance: 'west' }), 'scale')).toEqual([{ wide: 35, high: 14 }]);
});

test('the truck is as long as the largest that can be weighed', () => {
  const long = (largest: PlannedYard['truck']['largest']) =>
    boxesOf(planWith({ largest }), 'truck').reduce((sum, { wide }) => sum + wide, 2);
  expect([long('pickup-trailer'), long('straight-truck'), long('semi-trailer')]).toEqual([35, 40, 70]);
});

test('a yard has a bay for each family, and water only behind a dock', () => {
  const bays = planWith({}).paths.find(({ part }) => part === 'bay')?.d ?? '';
  expect(bays.match(/M/g)).toHaveLength(2);
  const parts = (services: PlannedYard['services']) =>
    planWith({}, { services }).paths.map(({ part }) => part);
  expect(parts([])).not.toContain('water');
  expect(parts(['dock'])).toEqual(expect.arrayContaining(['water', 'vessel']));
});

test('the bar of a Canadian yard is 30 meters long', () => {
  expect([planWith({}).bar, planWith({}, { country: 'CA' }).bar]).toEqual([100, 98.4]);
});

test('every place has a plan that names each of its services once, in sight and apart from each other', () => {
  for (const yard of all) {
    const { spots, size } = sitePlan(yard);
    const ids = spots.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !(planPlaces as readonly string[]).includes(id)).sort()).toEqual(
      [...yard.services].sort(),
    );
    for (const [index, { id, x, y }] of spots.entries()) {
      expect(Math.min(x, y, size - x, size - y), `${yard.id} ${id}`).toBeGreaterThan(size * 0.03);
      for (const other of spots.slice(index + 1))
        expect(Math.hypot(other.x - x, other.y - y) / size, `${yard.id}: ${id}, ${other.id}`).toBeGreaterThan(
          0.054,
        );
    }
  }
});
