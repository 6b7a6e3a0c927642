import { formFaults } from './form-faults.ts';
import { laterMediaFaults, mediaFaults } from './media-faults.ts';
import { readingFaults } from './reading-faults.ts';
import type { SeededFaults } from './seeded-fault.ts';
import { shapeFaults } from './shape-faults.ts';
import { statusFaults } from './status-faults.ts';
import { laterStructureFaults, structureFaults } from './structure-faults.ts';
import { widgetFaults } from './widget-faults.ts';
import { wordFaults } from './word-faults.ts';
import { wordingFaults } from './wording-faults.ts';

/** Faults in what is read and heard: names, languages, structure, forms, media and files. */
export const assistiveTechnologyFaults: SeededFaults = [
  ...wordFaults,
  ...structureFaults,
  ...formFaults,
  ...widgetFaults,
  ...mediaFaults,
  ...readingFaults,
  ...statusFaults,
  ...laterStructureFaults,
  ...laterMediaFaults,
  ...wordingFaults,
  ...shapeFaults,
];
