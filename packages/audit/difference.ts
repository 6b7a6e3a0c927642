import type { AuditResults } from './contract.ts';
import { dayOf, type KnownFinding, knownFindings } from './known-findings.ts';

/** Where a finding was seen for the first time. */
export interface FirstSeen {
  commit: string;
  /** ISO day. */
  day: string;
}

/** What changed since the last report. */
export interface Difference {
  /** The commit and day of the last report. */
  since: FirstSeen;
  appeared: readonly KnownFinding[];
  gone: readonly KnownFinding[];
  stayed: readonly KnownFinding[];
}

/**
 * Compares two reports. Only pages and languages that both looked at are compared: a page that this run left out has
 * lost nothing, and one that is looked at for the first time has new findings but no regressions hidden among them.
 */
export function differenceTo(last: AuditResults, now: AuditResults): Difference {
  const before = knownFindings(last);
  const after = knownFindings(now);
  const idsBefore = new Set(before.map((finding) => finding.id));
  const idsAfter = new Set(after.map((finding) => finding.id));
  const looked = new Set(
    now.cells.flatMap(({ status, cell }) => (status === 'run' ? [`${cell.page}/${cell.language}`] : [])),
  );
  return {
    since: { commit: last.commit, day: dayOf(last) },
    appeared: after.filter((finding) => !idsBefore.has(finding.id)),
    gone: before.filter(
      (finding) => !idsAfter.has(finding.id) && looked.has(`${finding.page}/${finding.language}`),
    ),
    stayed: after.filter((finding) => idsBefore.has(finding.id)),
  };
}

/** Carries on, from report to report, where each finding was first seen. */
export function firstSeenOf(
  now: AuditResults,
  earlier: Readonly<Record<string, FirstSeen>> = {},
): Record<string, FirstSeen> {
  const here: FirstSeen = { commit: now.commit, day: dayOf(now) };
  return Object.fromEntries(knownFindings(now).map(({ id }) => [id, earlier[id] ?? here]));
}
