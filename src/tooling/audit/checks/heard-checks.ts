import type { Check } from '../contract.ts';

/** Checks of what a visitor hears and reads: content, language, media, files, structure. */
export const heardChecks: readonly Check[] = [];
