import { expect, test } from 'vitest';
import everyday from './everyday.json' with { type: 'json' };
import families from './families.json' with { type: 'json' };
import materials from './materials.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import visit from './visit.json' with { type: 'json' };

const familyIds = families.map(({ id }) => id);
const gradeIds = materials.map(({ id }) => id);

test('the catalogue is as large as it is meant to be', () => {
  expect(everyday.length).toBeGreaterThanOrEqual(60);
  expect(materials.length).toBeGreaterThanOrEqual(40);
});

test('every id can be a fragment of one page', () => {
  const all = [...familyIds, ...gradeIds, ...everyday.map(({ id }) => id)];
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});

test('every entry is of a family, and every family has entries', () => {
  const used = new Set([...materials, ...everyday].map(({ family }) => family));
  expect([...used].sort()).toEqual([...familyIds].sort());
});

test('everyday things become grades that exist', () => {
  const missing = everyday.flatMap(({ id, grades }) =>
    grades.filter((grade) => !gradeIds.includes(grade)).map((grade) => `${id}: ${grade}`),
  );
  expect(missing).toEqual([]);
});

test('what is refused is paid by nothing; what is bought has a unit and a grade', () => {
  for (const { id, verdict, pay, grades } of everyday) {
    expect([id, pay === 'none', grades.length === 0]).toEqual([id, verdict === 'no', verdict === 'no']);
  }
});

test('a condition and a refusal are explained, a plain yes needs no note', () => {
  for (const { id, verdict, note } of everyday) expect([id, note !== '']).toEqual([id, verdict !== 'yes']);
});

test('names differ, so that no two links are called the same', () => {
  const names = [...families, ...materials, ...everyday].map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('rules name goods that exist', () => {
  const goods = places.goods.map(({ id }) => id);
  const rules = [...places.everywhere, ...places.places.flatMap((place) => place.rules)];
  expect(rules.flatMap((rule) => rule.goods).filter((id) => !goods.includes(id))).toEqual([]);
});

test('for all goods our own list says what to show as proof', () => {
  const covered = places.everywhere
    .filter(({ subject }) => subject === 'ownership')
    .flatMap(({ goods }) => goods);
  expect([...covered].sort()).toEqual(places.goods.map(({ id }) => id).sort());
});

test('no step of a visit ends before it begins', () => {
  expect(visit.steps.filter(({ shortest, longest }) => longest < shortest)).toEqual([]);
});
