import type { Check } from '../contract.ts';

/** Checks of what a visitor sees and does: keyboard, focus, zoom, motion, script. */
export const seenChecks: readonly Check[] = [];
