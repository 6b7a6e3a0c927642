import type { Language } from '#i18n/language.ts';
import type { AuditResults, Cell, ManualVerdict, Outcome } from './contract.ts';
import { allCriteria } from './criteria.ts';
import type { Criterion, EvidenceKind } from './criterion.ts';
import { countFindings, type KnownFinding, knownFindings } from './known-findings.ts';
import { standingOf } from './manual/verdicts.ts';

/** What is known of one criterion on one page, or on the whole site. */
export interface Verdict {
  outcome: Outcome;
  /** Findings that count, each once. */
  failures: number;
  doubts: number;
  /** Findings that somebody answers for until a day. */
  excluded: number;
  /** What the criterion needs and this place does not have. */
  missing: readonly EvidenceKind[];
}

export interface CriterionVerdict extends Verdict {
  criterion: Criterion;
  /** By page id, both languages together. */
  pages: ReadonlyMap<string, Verdict>;
  /** By page id and language, `home/es`. */
  places: ReadonlyMap<string, Verdict>;
}

/** How often something was looked at, and what came of it; never a pass by itself. */
export interface Tally {
  /** Page id or state id. */
  id: string;
  run: number;
  skipped: number;
  failures: number;
  doubts: number;
  excluded: number;
  /** `untested` when nothing ran, otherwise the worst that was found; silence is `cantTell`. */
  outcome: 'failed' | 'cantTell' | 'untested';
}

export interface RollUp {
  criteria: readonly CriterionVerdict[];
  pages: readonly Tally[];
  states: readonly Tally[];
  findings: readonly KnownFinding[];
}

type Seen = Map<string, Set<Outcome>>;

const languagesPlanned = (cells: readonly Cell[]) => new Set(cells.map((cell) => cell.language));

/** Every outcome that a kind of evidence gave, by criterion, page and language. */
function collectSeen(results: AuditResults): Seen {
  const seen: Seen = new Map();
  for (const result of results.cells) {
    if (result.status !== 'run') continue;
    for (const rule of result.rules) {
      const kind: EvidenceKind = rule.assertor === 'scripted' ? 'scripted' : 'automatic';
      for (const number of rule.criteria) {
        const key = [number, result.cell.page, result.cell.language, kind].join('|');
        seen.set(key, (seen.get(key) ?? new Set()).add(rule.outcome));
      }
    }
  }
  return seen;
}

/** The one word for a place, after the rule: failed if any failed, passed only with all evidence, else undecided. */
function judge(
  criterion: Criterion,
  pages: readonly { id: string; cells: readonly Cell[] }[],
  seen: Seen,
  findings: readonly KnownFinding[],
  reviews: readonly ManualVerdict[],
): Verdict {
  const { failures, doubts, excluded } = countFindings(findings);
  const outcomesOf = (kind: EvidenceKind) =>
    pages.flatMap(({ id, cells }) =>
      [...languagesPlanned(cells)].map(
        (language) => seen.get([criterion.number, id, language, kind].join('|')) ?? new Set<Outcome>(),
      ),
    );
  const decided = (outcomes: ReadonlySet<Outcome>) => outcomes.has('passed') || outcomes.has('inapplicable');
  const missing = criterion.needs.filter((kind) => {
    if (kind === 'review') return pages.some(({ id }) => !reviews.some((one) => one.pages.includes(id)));
    const places = outcomesOf(kind);
    return criterion.ofTheSite ? !places.some(decided) : !places.every(decided);
  });
  const ran = [...outcomesOf('automatic'), ...outcomesOf('scripted')].flatMap((outcomes) => [...outcomes]);
  const words = reviews.map((review) => review.outcome);
  const outcome = ((): Outcome => {
    if (failures > 0 || words.includes('failed')) return 'failed';
    if (ran.length === 0 && words.length === 0) return 'untested';
    if (words.includes('cantTell') || words.includes('untested')) return 'cantTell';
    const reviewed = !missing.includes('review');
    if (reviewed && words.every((word) => word === 'inapplicable')) return 'inapplicable';
    return missing.length === 0 ? 'passed' : 'cantTell';
  })();
  return { outcome, failures, doubts, excluded, missing };
}

/** A verdict for the site out of its pages': one failure fails it, one doubt leaves it undecided. */
function together(verdicts: readonly Verdict[]): Outcome {
  const outcomes = new Set(verdicts.map((verdict) => verdict.outcome));
  if (outcomes.has('failed')) return 'failed';
  if ([...outcomes].every((outcome) => outcome === 'untested')) return 'untested';
  if (outcomes.has('cantTell') || outcomes.has('untested')) return 'cantTell';
  return outcomes.has('passed') ? 'passed' : 'inapplicable';
}

function tallyBy(
  results: AuditResults,
  findings: readonly KnownFinding[],
  idOf: (cell: Cell) => string,
): Tally[] {
  const ids = [...new Set(results.cells.map((result) => idOf(result.cell)))];
  return ids.map((id) => {
    const cells = results.cells.filter((result) => idOf(result.cell) === id);
    const here = findings.filter((finding) => finding.cells.some((cell) => idOf(cell) === id));
    const { failures, doubts, excluded } = countFindings(here);
    const run = cells.filter((result) => result.status === 'run').length;
    return {
      id,
      run,
      skipped: cells.length - run,
      failures,
      doubts,
      excluded,
      outcome: failures > 0 ? 'failed' : run > 0 ? 'cantTell' : 'untested',
    };
  });
}

/**
 * Puts everything together, by criterion, page and state. A review counts for the pages that still say what they said when
 * they were reviewed; a rule's failure without a finding of its own counts as one, so that nothing failed can vanish.
 */
export function rollUp(results: AuditResults): RollUp {
  const findings = knownFindings(results);
  const seen = collectSeen(results);
  const pageIds = [...new Set(results.cells.map(({ cell }) => cell.page))];
  const pages = pageIds.map((id) => ({
    id,
    cells: results.cells.filter(({ cell }) => cell.page === id).map(({ cell }) => cell),
  }));
  const { holding } = standingOf(results);
  const criteria = allCriteria
    .filter((criterion) => !criterion.removedIn)
    .map((criterion): CriterionVerdict => {
      const mine = findings.filter((finding) => finding.criteria.includes(criterion.number));
      const reviews = holding.filter((verdict) => verdict.criterion === criterion.number);
      const judgePart = (page: (typeof pages)[number], language?: Language) =>
        judge(
          criterion,
          [{ ...page, cells: page.cells.filter((cell) => !language || cell.language === language) }],
          seen,
          mine.filter((one) => one.page === page.id && (!language || one.language === language)),
          reviews.filter((review) => review.pages.includes(page.id)),
        );
      const byPage = new Map(pages.map((page) => [page.id, judgePart(page)]));
      const places = new Map(
        pages.flatMap((page) =>
          [...languagesPlanned(page.cells)].map((language) => [
            `${page.id}/${language}`,
            judgePart(page, language),
          ]),
        ),
      );
      const whole = judge(criterion, pages, seen, mine, reviews);
      const outcome = criterion.ofTheSite ? whole.outcome : together([...byPage.values()]);
      return { ...whole, outcome, criterion, pages: byPage, places };
    });
  return {
    criteria,
    pages: tallyBy(results, findings, (cell) => cell.page),
    states: tallyBy(results, findings, (cell) => cell.state),
    findings,
  };
}
