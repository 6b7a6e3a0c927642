import type { Language } from '#i18n/language.ts';
import type { AuditResults, ManualVerdict } from './contract.ts';
import { criterionByNumber } from './criteria.ts';
import type { EvidenceKind } from './criterion.ts';
import { dayOf } from './known-findings.ts';
import { linesOfUnheld, standingOf } from './manual/verdicts.ts';

/** What a report must never do. Words for people stand in `report/wording.ts`. */
export const reportRules = [
  'claim-without-evidence',
  'stale-evidence',
  'page-missing',
  'exclusion-incomplete',
  'exclusion-ended',
  'skipped-without-reason',
  'matrix-miscounted',
  'unlabelled-technology',
] as const;
export type ReportRule = (typeof reportRules)[number];

/** One breach, and what it is about: a criterion and its file, a page, an exclusion. */
export interface ReportFault {
  rule: ReportRule;
  about: string;
}

/** Something the report says in its own name: that a criterion is met. */
export interface Claim {
  /** The file that says it, `openacr.yaml`. */
  file: string;
  criterion: string;
}

export interface ReportToCheck {
  results: AuditResults;
  /** Every criterion that any file of the report calls passed or supported. */
  claims: readonly Claim[];
  /** What the site has: each of them must be in the matrix. Not asked when one page alone was audited. */
  pages: readonly { page: string; language: Language }[];
  /** ISO day, the audit's own by default. */
  today?: string;
}

/** What spoke must be named as exactly as this: a product needs its version. */
const technology = /^(simulated \(virtual-screen-reader\)|accessibility tree|\p{Lu}.*\d.*)$/u;

/**
 * Reads results and claims again, apart from the roll-up that made them, and tells every breach of the rules above.
 * An empty list is the only good answer.
 */
export function checkClaims(question: ReportToCheck): ReportFault[] {
  const { results, claims } = question;
  const today = question.today ?? dayOf(results);
  const { holding, unheld } = standingOf(results);
  return [
    ...claims
      .filter((claim) => lacksEvidence(results, holding, claim.criterion))
      .map((claim) => fault('claim-without-evidence', `${claim.criterion}, ${claim.file}`)),
    ...linesOfUnheld(unheld).map((line) => fault('stale-evidence', line)),
    ...missingPages(question).map((page) => fault('page-missing', page)),
    ...exclusionFaults(results, today),
    ...results.cells
      .filter((result) => result.status === 'skipped' && result.reason.trim() === '')
      .map((result) => fault('skipped-without-reason', result.cell.id)),
    ...matrixFaults(results),
    ...results.manual
      .filter(({ assistiveTechnology: spoke }) => spoke !== undefined && !technology.test(spoke))
      .map((verdict) =>
        fault('unlabelled-technology', `${verdict.criterion}: ${verdict.assistiveTechnology ?? ''}`),
      ),
  ];
}

const fault = (rule: ReportRule, about: string): ReportFault => ({ rule, about });

/** True when one kind of evidence that the criterion demands is nowhere, or one page was never reviewed. */
function lacksEvidence(results: AuditResults, holding: readonly ManualVerdict[], number: string): boolean {
  const needs = criterionByNumber(number)?.needs;
  if (!needs) return true;
  const verdicts = holding.filter((verdict) => verdict.criterion === number);
  const pages = new Set(results.cells.map(({ cell }) => cell.page));
  const ran = new Set<EvidenceKind>();
  for (const result of results.cells) {
    if (result.status !== 'run') continue;
    for (const rule of result.rules) {
      if (!rule.criteria.includes(number) || !['passed', 'inapplicable'].includes(rule.outcome)) continue;
      ran.add(rule.assertor === 'scripted' ? 'scripted' : 'automatic');
    }
  }
  const good = verdicts.filter(({ outcome }) => outcome === 'passed' || outcome === 'inapplicable');
  const reviewedAll = [...pages].every((page) => good.some((verdict) => verdict.pages.includes(page)));
  return pages.size === 0 || needs.some((kind) => (kind === 'review' ? !reviewedAll : !ran.has(kind)));
}

function missingPages({ results, pages }: ReportToCheck): string[] {
  if (results.form === 'page') return [];
  const planned = new Set(results.cells.map(({ cell }) => `${cell.page} (${cell.language})`));
  return pages.map(({ page, language }) => `${page} (${language})`).filter((page) => !planned.has(page));
}

function exclusionFaults(results: AuditResults, today: string): ReportFault[] {
  return results.exclusions.flatMap((exclusion) => {
    const about = `${exclusion.rule}, ${exclusion.page}, ${exclusion.selector}`;
    const isComplete =
      exclusion.owner.trim() !== '' &&
      exclusion.reason.trim() !== '' &&
      /^\d{4}-\d{2}-\d{2}$/.test(exclusion.until);
    if (!isComplete) return [fault('exclusion-incomplete', about)];
    return exclusion.until < today ? [fault('exclusion-ended', `${about}, ${exclusion.until}`)] : [];
  });
}

function matrixFaults({ matrix, cells }: AuditResults): ReportFault[] {
  const run = cells.filter((result) => result.status === 'run').length;
  const skipped = cells.length - run;
  const isTrue = matrix.planned === cells.length && matrix.run === run && matrix.skipped === skipped;
  return isTrue
    ? []
    : [
        fault(
          'matrix-miscounted',
          `${matrix.planned} = ${matrix.run} + ${matrix.skipped}; ${cells.length} = ${run} + ${skipped}`,
        ),
      ];
}
