import { keyboardSeeds } from './keyboard-seeds.ts';
import { motionSeeds } from './motion-seeds.ts';
import { overlaySeeds } from './overlay-seeds.ts';
import type { Seeds } from './seeds.ts';
import { sightSeeds } from './sight-seeds.ts';

/** Seeded faults of keyboard, focus, sight, motion and script. */
export const seenSeeds: Seeds = [...keyboardSeeds, ...overlaySeeds, ...sightSeeds, ...motionSeeds];
