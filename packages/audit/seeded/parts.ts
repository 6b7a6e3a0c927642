import { assistiveTechnologyChecks } from '../checks/assistive-technology-checks.ts';
import { visualChecks } from '../checks/visual-checks.ts';
import { axeEngine } from '../engines/axe.ts';
import { markupEngine } from '../engines/html-validate.ts';
import { ibmEngine } from '../engines/ibm.ts';
import { assistiveTechnologyFaults } from './assistive-technology-faults.ts';
import { compositeFaults } from './composite-faults.ts';
import { coveredFaults } from './covered-faults.ts';
import { deedFaults } from './deed-faults.ts';
import { engineInspector, type Inspector, scriptedInspector } from './inspectors.ts';
import { laterMediaFaults } from './media-faults.ts';
import { pressFaults } from './press-faults.ts';
import { readingFaults } from './reading-faults.ts';
import type { SeededFaults } from './seeded-fault.ts';
import { shapeFaults } from './shape-faults.ts';
import { statusFaults } from './status-faults.ts';
import { laterStructureFaults } from './structure-faults.ts';
import { timeFaults } from './time-faults.ts';
import { visualFaults } from './visual-faults.ts';
import { wordingFaults } from './wording-faults.ts';

/**
 * Seeded faults that came after the last whole score. The tests hold the checks that they name against them and their controls;
 * the published score counts them once everybody has looked at them: take them out here and repeat `npm run score -w @site/audit`.
 */
export const uncountedFaults: SeededFaults = [
  ...readingFaults,
  ...statusFaults,
  ...coveredFaults,
  ...pressFaults,
  ...timeFaults,
  ...laterStructureFaults,
  ...laterMediaFaults,
  ...wordingFaults,
  ...deedFaults,
  ...compositeFaults,
  ...shapeFaults,
];

/** Every seeded fault that the score counts. A new module of seeded faults is one more list in one of the two lists of all. */
export async function allFaults(): Promise<SeededFaults> {
  const uncounted = new Set(uncountedFaults);
  return [...assistiveTechnologyFaults, ...visualFaults].filter((fault) => !uncounted.has(fault));
}

/** Everyone who looks: this project's own checks and the three engines, each counted alone and all together. */
export async function allInspectors(): Promise<readonly Inspector[]> {
  return [
    scriptedInspector([...assistiveTechnologyChecks, ...visualChecks]),
    ...[axeEngine, ibmEngine, markupEngine].map(engineInspector),
  ];
}
