import { operable } from './criteria-operable.ts';
import { perceivable } from './criteria-perceivable.ts';
import { robust } from './criteria-robust.ts';
import { understandable } from './criteria-understandable.ts';
import type { Criterion, Level } from './criterion.ts';

/** All success criteria that any version of WCAG 2 has had, in their own order (https://www.w3.org/TR/WCAG22/). */
export const allCriteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable, ...robust];

/** The criteria of WCAG 2.2 at these levels, in order: 55 at A and AA, 86 with AAA. */
export function criteriaOf(levels: readonly Level[]): Criterion[] {
  return allCriteria.filter((criterion) => !criterion.removedIn && levels.includes(criterion.level));
}

/** The bar of this site: WCAG 2.2, A and AA. */
export const barCriteria: readonly Criterion[] = criteriaOf(['A', 'AA']);

/** The criterion with this number, or `undefined` when WCAG has none. */
export function criterionByNumber(number: string): Criterion | undefined {
  return allCriteria.find((criterion) => criterion.number === number);
}

/** Where W3C explains a criterion. */
export function understandingUrl(criterion: Criterion): string {
  return `https://www.w3.org/WAI/WCAG22/Understanding/${criterion.id}.html`;
}

/** The address that names a criterion in RDF, in the version that is measured here. */
export function wcag22Iri(criterion: Criterion): string {
  return `https://www.w3.org/TR/WCAG22/#${criterion.id}`;
}

/**
 * The address by which W3C's report tool knows a criterion when it reads results of others: `http`, WCAG 2.1, and for
 * what only 2.2 has the address without a version. Any other form it drops without a word.
 */
export function reportToolIri(criterion: Criterion): string {
  return `http://www.w3.org/TR/${criterion.since === '2.2' ? 'WCAG' : 'WCAG21'}/#${criterion.id}`;
}

/** Compares numbers of criteria as people count, `1.4.3` before `1.4.10`. */
export function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
