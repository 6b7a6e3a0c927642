import type { Assertor, CellResult } from './contract.ts';

/** Those of whom at least one outcome is known: an engine that had nothing to look at must not be named as if it had looked. */
export function whoLooked(assertors: readonly Assertor[], cells: readonly CellResult[]): Assertor[] {
  const names = new Set(
    cells.flatMap((result) => (result.status === 'run' ? result.rules.map(({ assertor }) => assertor) : [])),
  );
  return assertors.filter(({ name }) => names.has(name));
}
