import { keyboardFaults } from './keyboard-faults.ts';
import { motionFaults } from './motion-faults.ts';
import { overlayFaults } from './overlay-faults.ts';
import type { SeededFaults } from './seeded-fault.ts';
import { sightFaults } from './sight-faults.ts';

/** Seeded faults of keyboard, focus, sight, motion and script. */
export const visualFaults: SeededFaults = [
  ...keyboardFaults,
  ...overlayFaults,
  ...sightFaults,
  ...motionFaults,
];
