import { checkCatalogs, type Knowledge } from '../catalog-rules.ts';
import type { FaultyCatalog } from './generate.ts';

/** How many of the generated faults the checker found. */
export interface Score {
  breaking: { made: number; caught: number };
  unsightly: { made: number; caught: number };
  /** Faults that were not found. */
  missed: FaultyCatalog[];
}

/** Counts what the checker finds of the faults: an error where a page would break, anything where it reads badly. */
export function scoreFaults(faults: readonly FaultyCatalog[], knowledge: Knowledge): Score {
  const score: Score = { breaking: { made: 0, caught: 0 }, unsightly: { made: 0, caught: 0 }, missed: [] };
  for (const fault of faults) {
    const { findings } = checkCatalogs([fault.catalog], knowledge);
    // One entry alone lacks the slugs of all other pages; that is no fault of the entry.
    const own = findings.filter(({ rule }) => rule !== 'slug-missing');
    const isCaught = own.some(({ severity }) => !fault.breaksPage || severity === 'error');
    const count = fault.breaksPage ? score.breaking : score.unsightly;
    count.made += 1;
    if (isCaught) count.caught += 1;
    else score.missed.push(fault);
  }
  return score;
}
