import { compositeFaults } from './composite-faults.ts';
import { coveredFaults } from './covered-faults.ts';
import { deedFaults } from './deed-faults.ts';
import { keyboardFaults } from './keyboard-faults.ts';
import { motionFaults } from './motion-faults.ts';
import { overlayFaults } from './overlay-faults.ts';
import { pressFaults } from './press-faults.ts';
import type { SeededFaults } from './seeded-fault.ts';
import { sightFaults } from './sight-faults.ts';
import { timeFaults } from './time-faults.ts';

/** Seeded faults of keyboard, focus, sight, motion and script. */
export const visualFaults: SeededFaults = [
  ...keyboardFaults,
  ...overlayFaults,
  ...sightFaults,
  ...motionFaults,
  ...coveredFaults,
  ...pressFaults,
  ...timeFaults,
  ...deedFaults,
  ...compositeFaults,
];
