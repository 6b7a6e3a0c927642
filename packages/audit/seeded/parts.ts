import { assistiveTechnologyChecks } from '../checks/assistive-technology-checks.ts';
import { visualChecks } from '../checks/visual-checks.ts';
import { axeEngine } from '../engines/axe.ts';
import { markupEngine } from '../engines/html-validate.ts';
import { ibmEngine } from '../engines/ibm.ts';
import { heardSeeds } from './heard-seeds.ts';
import { engineInspector, type Inspector, scriptedInspector } from './inspectors.ts';
import type { Seeds } from './seeds.ts';
import { seenSeeds } from './seen-seeds.ts';

/** Every seed that the score counts. A new module of seeds is one more list here. */
export async function allSeeds(): Promise<Seeds> {
  return [...heardSeeds, ...seenSeeds];
}

/** Everyone who looks: this project's own checks and the three engines, each counted alone and all together. */
export async function allInspectors(): Promise<readonly Inspector[]> {
  return [
    scriptedInspector([...assistiveTechnologyChecks, ...visualChecks]),
    ...[axeEngine, ibmEngine, markupEngine].map(engineInspector),
  ];
}
