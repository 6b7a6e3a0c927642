import { milesBetween } from './distance.ts';
import type { Yard } from './yard.ts';

/** A grade as the catalogue has it: its id and the family it belongs to. */
export interface Grade {
  id: string;
  family: string;
}

/** True where a yard takes a grade. */
export function takesGrade({ families, besides, without }: Yard, { id, family }: Grade): boolean {
  return besides.includes(id) || (families.includes(family) && !without.includes(id));
}

/**
 * True where a yard takes an everyday thing: the family as a whole, or one of the grades it becomes. Auto parts yards buy
 * whole cars and nothing else of that family.
 */
export function takesThing(
  yard: Yard,
  thing: { family: string; grades: readonly string[] },
  grades: ReadonlyMap<string, Grade>,
): boolean {
  if (thing.grades.length === 0) return false;
  return thing.grades.some((id) => {
    const grade = grades.get(id);
    return grade !== undefined && takesGrade(yard, grade);
  });
}

/** Families that a yard takes, and those of which it takes a grade: a family of things alone has no grades. */
export function takenFamilies({ families, besides }: Yard, grades: readonly Grade[]): string[] {
  const partly = grades.filter(({ id }) => besides.includes(id)).map(({ family }) => family);
  return [...new Set([...families, ...partly])];
}

/** The nearest other yard that takes a grade, and how many miles away it is: "not here, but 12 miles away". */
export function nearestTaking(
  yard: Yard,
  grade: Grade,
  yards: readonly Yard[],
): { yard: Yard; miles: number } | null {
  const others = yards
    .filter((other) => other.id !== yard.id && takesGrade(other, grade))
    .map((other) => ({ yard: other, miles: milesBetween(yard, other) }))
    .sort((one, other) => one.miles - other.miles);
  return others[0] ?? null;
}
