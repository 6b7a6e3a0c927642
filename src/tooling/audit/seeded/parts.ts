import { heardChecks } from '../checks/heard-checks.ts';
import { axeInspector } from './axe-inspector.ts';
import { heardSeeds } from './heard-seeds.ts';
import { type Inspector, scriptedInspector } from './score.ts';
import type { Seeds } from './seeds.ts';

/** Every seed that the score counts. A new module of seeds is one more list here. */
export async function allSeeds(): Promise<Seeds> {
  return [...heardSeeds];
}

/** Everyone who looks. An engine of the audit joins as `engineInspector(…)`, a list of checks within the first. */
export async function allInspectors(): Promise<readonly Inspector[]> {
  return [scriptedInspector([...heardChecks]), axeInspector];
}
