import type { Outcome } from '../contract.ts';
import type { EvidenceKind } from '../criterion.ts';
import type { Report } from './report.ts';

/** What the roll-up says of one criterion, as `results.json` holds it. */
export interface PublishedVerdict {
  number: string;
  id: string;
  level: string;
  outcome: Outcome;
  failures: number;
  doubts: number;
  excluded: number;
  missing: readonly EvidenceKind[];
}

/** `results.json`: everything, as the audit saw it, with the verdicts. Its schema is `results.schema.json`. */
export function resultsJson({ results, rollUp, firstSeen }: Report): string {
  const criteria = rollUp.criteria.map(({ criterion, outcome, failures, doubts, excluded, missing }) => ({
    number: criterion.number,
    id: criterion.id,
    level: criterion.level,
    outcome,
    failures,
    doubts,
    excluded,
    missing,
  })) satisfies PublishedVerdict[];
  const { cells, ...rest } = results;
  return `${JSON.stringify({ $schema: 'results.schema.json', ...rest, criteria, firstSeen, cells })}\n`;
}
