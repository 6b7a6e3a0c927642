import type { Language } from '#i18n/language.ts';
import type { AuditResults } from './contract.ts';
import { dayOf, type KnownFinding, knownFindings } from './known-findings.ts';

/** Where a finding was seen for the first time. */
export interface FirstSeen {
  commit: string;
  /** ISO day. */
  day: string;
}

/** What a difference tells of a finding that is gone; of an audit of which only a list is kept, nobody knows rule and place. */
export type GoneFinding = Pick<KnownFinding, 'id' | 'page' | 'language' | 'outcome'> &
  Partial<Pick<KnownFinding, 'rule' | 'selector'>>;

/** What changed since the last report. */
export interface Difference {
  /** The commit and day of the last report. */
  since: FirstSeen;
  appeared: readonly KnownFinding[];
  gone: readonly GoneFinding[];
  stayed: readonly KnownFinding[];
}

/**
 * Compares two reports. Only pages and languages that both looked at are compared: a page that this run left out has
 * lost nothing, and one that is looked at for the first time has new findings but no regressions hidden among them.
 */
export function differenceTo(last: AuditResults, now: AuditResults): Difference {
  return difference({ commit: last.commit, day: dayOf(last) }, knownFindings(last), now);
}

/**
 * What is kept with the sources of a whole audit, so that the next can be compared with it where its results are not at hand: the
 * ids of its findings, by page and outcome, since a list of thousands must stay small.
 */
export interface RecordedFindings extends FirstSeen {
  pages: readonly ({ page: string; language: Language } & Record<
    KnownFinding['outcome'],
    readonly string[]
  >)[];
}

/** The list of an audit's findings, excluded ones too, in the order of pages. */
export function recordFindings(results: AuditResults): RecordedFindings {
  const pages = Map.groupBy(knownFindings(results), ({ page, language }) => `${page}/${language}`);
  const idsOf = (findings: readonly KnownFinding[], outcome: KnownFinding['outcome']) =>
    findings
      .filter((finding) => finding.outcome === outcome)
      .map(({ id }) => id)
      .sort();
  return {
    commit: results.commit,
    day: dayOf(results),
    pages: [...pages.values()].flatMap((findings) => {
      const [first] = findings;
      if (first === undefined) return [];
      const { page, language } = first;
      return [{ page, language, failed: idsOf(findings, 'failed'), cantTell: idsOf(findings, 'cantTell') }];
    }),
  };
}

/** Compares a report with the kept list of an earlier audit, by the same rules as with its results. */
export function differenceToRecorded(
  { commit, day, pages }: RecordedFindings,
  now: AuditResults,
): Difference {
  const before = pages.flatMap(({ page, language, ...ids }) =>
    (['failed', 'cantTell'] as const).flatMap((outcome) =>
      ids[outcome].map((id) => ({ id, page, language, outcome })),
    ),
  );
  return difference({ commit, day }, before, now);
}

function difference(since: FirstSeen, before: readonly GoneFinding[], now: AuditResults): Difference {
  const after = knownFindings(now);
  const idsBefore = new Set(before.map((finding) => finding.id));
  const idsAfter = new Set(after.map((finding) => finding.id));
  const looked = new Set(
    now.cells.flatMap(({ status, cell }) => (status === 'run' ? [`${cell.page}/${cell.language}`] : [])),
  );
  return {
    since,
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
