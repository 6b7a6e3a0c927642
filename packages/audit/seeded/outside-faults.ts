import { readdirSync, readFileSync } from 'node:fs';
import { checksElsewhere, enginesElsewhere } from '../elsewhere/which-checks.ts';
import { engineInspector, type Inspector, scriptedInspector } from './inspectors.ts';
import type { SeededFaults } from './seeded-fault.ts';

/** A set of faults: the first taught the checks what they did not know, the second came after that. */
export type Round = 'first' | 'second';

/** Where authors who know neither the checks nor our own seeded faults have put theirs, a file each, as they wrote it. */
const folders: Readonly<Record<Round, URL>> = {
  first: new URL('./outside/', import.meta.url),
  second: new URL('./outside-second/', import.meta.url),
};

/** What keeps the look at a set: the first look, which stays as it was, and the last one after it. */
export const scoreFiles: Readonly<Record<Round, { first: string; again: string }>> = {
  first: { first: 'outside-score.json', again: 'outside-score-again.json' },
  second: { first: 'outside-second-score.json', again: 'outside-second-score-again.json' },
};

/** A fault as its author wrote it: which rule could find it, he does not know. */
type OutsideFault = { id: string; title: string; criteria: string[]; faulty: string; control: string };

/** Faults by authors who had the success criteria alone. Any rule that is silent on the control page may find one. */
export function outsideFaults(round: Round = 'first'): SeededFaults {
  const folder = folders[round];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as OutsideFault[])
    .map(({ id, title, criteria, faulty, control }) => ({
      ...{ id, title, criteria, faulty, control },
      caughtBy: [],
    }));
}

/**
 * Who looks at pages of strangers that may be pressed: the engines, and every check that is no promise of this house. No name of
 * theirs stands in this site's catalogs, and none of them has a second language. @param only Ids of checks, for some alone.
 */
export function outsideInspectors(only?: readonly string[]): readonly Inspector[] {
  const checks = checksElsewhere(true).filter(({ id }) => !only || only.includes(id));
  return [scriptedInspector(checks), ...enginesElsewhere.map(engineInspector)];
}
