import { assistiveTechnologyChecks } from '../checks/assistive-technology-checks.ts';
import { visualChecks } from '../checks/visual-checks.ts';
import { axeEngine } from '../engines/axe.ts';
import { markupEngine } from '../engines/html-validate.ts';
import { ibmEngine } from '../engines/ibm.ts';
import { assistiveTechnologyFaults } from './assistive-technology-faults.ts';
import { engineInspector, type Inspector, scriptedInspector } from './inspectors.ts';
import type { SeededFaults } from './seeded-fault.ts';
import { visualFaults } from './visual-faults.ts';

/** Every seeded fault that the score counts. A new module of seeded faults is one more list here. */
export async function allFaults(): Promise<SeededFaults> {
  return [...assistiveTechnologyFaults, ...visualFaults];
}

/** Everyone who looks: this project's own checks and the three engines, each counted alone and all together. */
export async function allInspectors(): Promise<readonly Inspector[]> {
  return [
    scriptedInspector([...assistiveTechnologyChecks, ...visualChecks]),
    ...[axeEngine, ibmEngine, markupEngine].map(engineInspector),
  ];
}
