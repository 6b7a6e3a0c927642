import type { Form } from '../matrix.ts';
import type { Witness } from '../run-cell.ts';

/** What keeps evidence in a run of a form. */
export function witnessesOf(_form: Form): readonly Witness[] {
  return [];
}
