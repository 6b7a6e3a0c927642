import { readMaterials } from '#features/materials/ui/materials.server.ts';
import { takesThing } from '../model/taken-materials.ts';
import type { Yard } from '../model/yard.ts';

/** A thing or a grade that somebody looks for a yard for. */
export interface Taken {
  id: string;
  name: string;
  isTakenBy: (yard: Yard) => boolean;
}

// Words are the same for every request.
let known: ReadonlyMap<string, Taken> | undefined;

/** The thing or grade with an id; `null` for what no yard takes, and for an id that is none. */
export function readTaken(id: string | null): Taken | null {
  known ??= makeKnown();
  return known.get(id ?? '') ?? null;
}

function makeKnown(): ReadonlyMap<string, Taken> {
  const { grades, things } = readMaterials();
  const byId = new Map(grades.map((grade) => [grade.id, grade]));
  const entries = [
    ...things,
    ...grades.map(({ id, name, family, verdict }) => ({ id, name, family, verdict, grades: [id] })),
  ];
  return new Map(
    entries
      .filter(({ verdict }) => verdict === 'yes' || verdict === 'conditions')
      .map((entry) => [
        entry.id,
        { id: entry.id, name: entry.name, isTakenBy: (yard: Yard) => takesThing(yard, entry, byId) },
      ]),
  );
}
