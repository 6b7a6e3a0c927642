import { createHash } from 'node:crypto';
import type { Language } from '#i18n/language.ts';
import type { AuditResults, Cell, CellResult, Exclusion, Finding } from './contract.ts';
import { answerReader, isOfThePage, questionOf } from './decided.ts';
import { covers } from './exclusions.ts';

/** One fault or doubt with every cell that showed it: the same button at four widths is one thing to mend. */
export interface KnownFinding extends Finding {
  /** Stable from report to report, and fit for an address: `f-` and ten letters of the identity's hash. */
  id: string;
  page: string;
  language: Language;
  /** In the order of the matrix, never empty. */
  cells: readonly Cell[];
  /** Set when somebody answers for it and the day has not come: it is shown, and not counted. */
  exclusion?: Exclusion;
  /** The check that has answered the doubt of an engine: `text-contrast`, or `review`. */
  decidedBy?: string;
  /** The doubt that asks the same of a place alike on this page, by its id. Each is listed, and they are one question. */
  sameAs?: string;
}

/**
 * How many findings count, each once however many cells show it: the figures at the head of the report and in the terminal. Doubts
 * about places alike on one page are one question; every failure counts, since each has to be mended.
 */
export function countFindings(findings: readonly KnownFinding[]): {
  failures: number;
  doubts: number;
  /** Findings that somebody answers for until a day, of either kind. */
  excluded: number;
} {
  const counted = findings.filter(({ exclusion }) => !exclusion);
  const failures = counted.filter(({ outcome }) => outcome === 'failed').length;
  const questions = new Set(
    counted.filter(({ outcome }) => outcome !== 'failed').map(({ id, sameAs }) => sameAs ?? id),
  );
  return { failures, doubts: questions.size, excluded: findings.length - counted.length };
}

/** What makes a finding the same in the next report: widths, schemes and states may come and go. */
export function findingId(
  finding: Pick<Finding, 'rule' | 'assertor' | 'selector'>,
  cell: Pick<Cell, 'page' | 'language'>,
): string {
  const identity = [finding.rule, finding.assertor, cell.page, cell.language, finding.selector].join('\n');
  return `f-${createHash('sha256').update(identity).digest('hex').slice(0, 10)}`;
}

/**
 * True while an exclusion holds on an ISO day: it says who answers for it, why, and until when. One that lacks any of
 * them excludes nothing.
 */
export function exclusionHolds(exclusion: Exclusion, day: string): boolean {
  return (
    exclusion.owner.trim() !== '' &&
    exclusion.reason.trim() !== '' &&
    /^\d{4}-\d{2}-\d{2}$/.test(exclusion.until) &&
    exclusion.until >= day
  );
}

/** The ISO day on which an audit began. */
export function dayOf(results: Pick<AuditResults, 'date'>): string {
  return results.date.slice(0, 10);
}

/** Finds the exclusion of one finding, if one holds on the day; `*` stands for every page or every place. */
export function exclusionOf(
  finding: Finding,
  page: string,
  exclusions: readonly Exclusion[],
  day: string,
): Exclusion | undefined {
  return exclusions.find(
    (exclusion) => exclusionHolds(exclusion, day) && covers(exclusion, finding, page, day),
  );
}

/** A rule that failed or doubted and named no place still counts, as a finding of the whole page: nothing may vanish. */
function withoutPlace(result: Extract<CellResult, { status: 'run' }>): Finding[] {
  return result.rules.flatMap(({ rule, assertor, criteria, outcome }) => {
    if (outcome !== 'failed' && outcome !== 'cantTell') return [];
    const isNamed = result.findings.some((one) => one.rule === rule && one.assertor === assertor);
    const message =
      outcome === 'failed' ? 'The rule failed and named no place.' : 'The rule could not decide.';
    return isNamed ? [] : [{ rule, assertor, criteria, outcome, message, selector: '', html: '' }];
  });
}

/** What an audit has seen, as far as findings need it. */
type Seen = Pick<AuditResults, 'date' | 'cells' | 'exclusions'> &
  Partial<Pick<AuditResults, 'manual' | 'words'>>;

/** All findings that are faults or still open, each once, failures first, then by page, rule and place. */
export function knownFindings(results: Seen): KnownFinding[] {
  const open = allFindings(results).filter(({ decidedBy }) => decidedBy === undefined);
  const asked = new Map<string, string>();
  return open.map((finding) => {
    if (finding.outcome === 'failed' || finding.exclusion) return finding;
    const question = questionOf(finding, finding);
    const sameAs = asked.get(question);
    if (sameAs !== undefined) return { ...finding, sameAs };
    asked.set(question, finding.id);
    return finding;
  });
}

/** The doubts of engines that a closer look has answered, in the same order. They stand in `results.json` as they were told. */
export function decidedFindings(results: Seen): KnownFinding[] {
  return allFindings(results).filter(({ decidedBy }) => decidedBy !== undefined);
}

function allFindings(results: Seen): KnownFinding[] {
  const known = new Map<string, KnownFinding & { cells: Cell[] }>();
  const day = dayOf(results);
  for (const result of results.cells) {
    if (result.status !== 'run') continue;
    for (const told of [...result.findings, ...withoutPlace(result)]) {
      const finding = isOfThePage(told) ? { ...told, selector: '', html: '' } : told;
      const { page, language } = result.cell;
      const id = findingId(finding, result.cell);
      const before = known.get(id);
      if (!before) {
        const exclusion = exclusionOf(finding, page, results.exclusions, day);
        known.set(id, {
          ...finding,
          id,
          page,
          language,
          cells: [result.cell],
          ...(exclusion ? { exclusion } : {}),
        });
        continue;
      }
      if (!before.cells.includes(result.cell)) before.cells.push(result.cell);
      if (finding.outcome === 'failed') before.outcome = 'failed';
      before.picture ??= finding.picture;
    }
  }
  const decidedBy = answerReader(results);
  for (const each of known.values()) {
    const by = decidedBy(each);
    if (by !== undefined) each.decidedBy = by;
  }
  return [...known.values()].sort(
    (one, other) =>
      other.outcome.localeCompare(one.outcome) ||
      one.page.localeCompare(other.page) ||
      one.rule.localeCompare(other.rule) ||
      one.selector.localeCompare(other.selector) ||
      one.language.localeCompare(other.language),
  );
}
