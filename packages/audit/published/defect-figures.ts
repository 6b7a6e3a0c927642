import { readFileSync } from 'node:fs';
import type { CheckRecord } from '#features/help/content/checks.schema.ts';
import type { Score } from '../seeded/score.ts';

type Counts = Pick<Score, 'faults' | 'caught' | 'silentControls'>;

/**
 * What the accessibility statement says of how much the checks find: of our own defects, and of the last that were made by others and
 * new to the checks. Each is told with who made it: the first figure alone would flatter.
 */
export function defectFigures(own: Counts, unseen: Counts): CheckRecord['defects'] {
  return {
    own: { planted: own.faults, found: own.caught },
    unseen: { planted: unseen.faults, found: unseen.caught, quiet: unseen.silentControls },
  };
}

/** The same of the published scores. */
export function publishedDefectFigures(): CheckRecord['defects'] {
  const read = (file: string): Counts =>
    JSON.parse(readFileSync(new URL(`../seeded/${file}`, import.meta.url), 'utf8'));
  return defectFigures(read('score.json'), read('outside-second-score.json'));
}
