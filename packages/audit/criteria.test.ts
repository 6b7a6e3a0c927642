import { describe, expect, test } from 'vitest';
import {
  allCriteria,
  barCriteria,
  byNumber,
  criteriaOf,
  criterionByNumber,
  reportToolIri,
} from './criteria.ts';

const numbersOf = (list: readonly { number: string }[]) => list.map((criterion) => criterion.number);

describe('the criteria of WCAG', () => {
  test('2.2 has 55 at A and AA, 86 with AAA', () => {
    expect(barCriteria).toHaveLength(55);
    expect(criteriaOf(['A'])).toHaveLength(31);
    expect(criteriaOf(['AA'])).toHaveLength(24);
    expect(criteriaOf(['A', 'AA', 'AAA'])).toHaveLength(86);
  });

  test('2.0 had 61, 2.1 brought 17 and 2.2 nine', () => {
    const since = (version: string) => allCriteria.filter((criterion) => criterion.since === version).length;
    expect([since('2.0'), since('2.1'), since('2.2')]).toEqual([61, 17, 9]);
  });

  test('only parsing was taken out, in 2.2', () => {
    expect(numbersOf(allCriteria.filter((criterion) => criterion.removedIn === '2.2'))).toEqual(['4.1.1']);
  });

  test('numbers and ids are unique and stand in order', () => {
    const numbers = numbersOf(allCriteria);
    expect(numbers).toEqual([...new Set(numbers)].sort(byNumber));
    expect(new Set(allCriteria.map((criterion) => criterion.id)).size).toBe(allCriteria.length);
  });

  test('an id is the English name in the way of addresses', () => {
    for (const { id, name } of allCriteria) {
      const slug = name.eng
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      expect(id).toBe(slug);
    }
  });

  test('every name is there in both languages, and they differ', () => {
    for (const { name } of allCriteria) expect(name.es).not.toBe(name.eng);
  });

  test('none may pass without a review', () => {
    for (const criterion of allCriteria) expect(criterion.needs).toContain('review');
  });

  test("W3C's tool is given WCAG 2.1 addresses, and the unversioned one for what 2.2 brought", () => {
    const iri = (number: string) => {
      const criterion = criterionByNumber(number);
      return criterion && reportToolIri(criterion);
    };
    expect(iri('1.4.3')).toBe('http://www.w3.org/TR/WCAG21/#contrast-minimum');
    expect(iri('2.4.11')).toBe('http://www.w3.org/TR/WCAG/#focus-not-obscured-minimum');
    expect(iri('9.9.9')).toBeUndefined();
  });
});
