import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { Cell, CellResult, Check, CheckReport, Finding, RuleOutcome, State, Step } from './contract.ts';
import type { Engine } from './engines/engine.ts';
import { type EvidenceKeeper, evidenceKeeper } from './keep-evidence.ts';
import { type Form, hasTurn, isFrameSeen } from './matrix.ts';
import { perform, splitSteps } from './steps.ts';
import { atRest, forget, open, set, watch } from './visit.ts';

/** How long one engine or check may take over one cell, in milliseconds. */
const patience = 90_000;

/** What a witness is given. */
export interface WitnessContext {
  cell: Cell;
  /** The page as the engines saw it; a witness leaves it as it was. */
  page: Page;
  /** A page of the same cell for witnesses that change it. */
  openAgain: () => Promise<Page>;
  keep: EvidenceKeeper['keep'];
  /** What was found in the cell so far; a witness may add a picture to each. */
  findings: Finding[];
}

/** A second look at a cell beyond its rules: pictures, trees, what a screen reader would say. */
export interface Witness {
  id: string;
  /** Before the checks, on the page that the engines saw, or after them, when all findings are there. */
  when: 'before' | 'after';
  appliesTo: (cell: Cell) => boolean;
  run: (context: WitnessContext) => Promise<void>;
}

/** What is needed to look at any cell. */
export interface Workshop {
  form: Form;
  /** The report's folder. */
  folder: string;
  origins: Record<Cell['language'], string>;
  states: ReadonlyMap<string, State>;
  engines: readonly Engine[];
  checks: readonly Check[];
  witnesses: readonly Witness[];
}

/** The windows of one worker: with script and without. */
export interface Windows {
  withScript: BrowserContext;
  withoutScript: BrowserContext;
}

/**
 * Opens a cell, brings it into its state and lets everything look at it. It never throws: a cell that could not be opened is
 * skipped with its reason, and what could not look is untested.
 */
export async function runCell(cell: Cell, windows: Windows, workshop: Workshop): Promise<CellResult> {
  const start = performance.now();
  const context = cell.mode === 'no-script' ? windows.withoutScript : windows.withScript;
  const steps = workshop.states.get(cell.state)?.steps ?? [];
  const opened: Page[] = [];
  const openCell = async (changes: Partial<Cell> = {}): Promise<Page> => {
    const changed = { ...cell, ...changes };
    const from = changed.mode === 'no-script' ? windows.withoutScript : windows.withScript;
    const page = await from.newPage();
    opened.push(page);
    return await openIn(page, changed, steps, workshop);
  };
  try {
    let page: Page;
    try {
      page = await openCell();
    } catch (error) {
      return { cell, status: 'skipped', reason: reasonOf(error) };
    }
    const { kept, keep } = evidenceKeeper(workshop.folder, cell);
    const rules: RuleOutcome[] = [];
    const findings: Finding[] = [];
    for (const engine of workshop.engines.filter((each) => each.appliesTo(cell, workshop.form))) {
      const { name } = engine.assertor;
      try {
        const seen = await inTime(engine.run(page, cell));
        rules.push(...seen.rules);
        findings.push(...seen.findings);
      } catch (error) {
        rules.push({
          rule: name,
          assertor: name,
          criteria: [],
          outcome: 'untested',
          reason: reasonOf(error),
        });
      }
    }
    const witness = async (when: Witness['when']): Promise<void> => {
      for (const each of workshop.witnesses) {
        if (each.when !== when || !each.appliesTo(cell)) continue;
        await inTime(each.run({ cell, page, openAgain: openCell, keep, findings })).catch(
          (error: unknown) => {
            const rule = `evidence-${each.id}`;
            rules.push({
              rule,
              assertor: 'scripted',
              criteria: [],
              outcome: 'untested',
              reason: reasonOf(error),
            });
          },
        );
      }
    };
    await witness('before');
    let isUsed = false;
    const { form } = workshop;
    const wanted = workshop.checks.filter(
      (each) => each.appliesTo(cell) && (!each.takesTurns || hasTurn(cell, form)),
    );
    for (const check of inOrder(wanted)) {
      try {
        // What the check before left behind must not be found by this one.
        if (check.disturbs || isUsed) {
          await page.close();
          page = await openCell();
        }
        isUsed = check.disturbs === true;
        const report = await inTime(
          check.run({ page, cell, openAgain: openCell, keep, isFrameSeen: isFrameSeen(cell, form) }),
        );
        rules.push(ruleOf(check, report));
        findings.push(...findingsOf(check, report));
      } catch (error) {
        isUsed = true;
        const { id: rule, criteria } = check;
        rules.push({ rule, assertor: 'scripted', criteria, outcome: 'untested', reason: reasonOf(error) });
      }
    }
    await witness('after');
    const milliseconds = Math.round(performance.now() - start);
    return { cell, status: 'run', milliseconds, rules, findings, evidence: kept };
  } finally {
    await Promise.allSettled(opened.filter((page) => !page.isClosed()).map((page) => page.close()));
    await context.clearCookies().catch(() => undefined);
  }
}

async function openIn(page: Page, cell: Cell, steps: readonly Step[], { origins }: Workshop): Promise<Page> {
  watch(page);
  await forget(page.context(), page, Object.values(origins));
  // Submissions are limited by address: each cell has one of its own, as a proxy in front would say.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(cell) });
  await set(page, cell);
  const { before, after } = splitSteps(steps);
  await perform(page, before);
  await open(page, `${origins[cell.language]}${cell.path}`, cell.mode);
  if (after.length > 0) {
    await perform(page, after);
    await atRest(page);
  }
  return page;
}

/** An address of the blocks kept for documentation and tests (https://www.rfc-editor.org/rfc/rfc3849), another for each cell. */
function addressOf({ id }: Cell): string {
  const hash = createHash('sha256').update(id).digest('hex');
  return `2001:db8:${hash.slice(0, 4)}:${hash.slice(4, 8)}::1`;
}

/** The quiet checks first, on the page that the engines saw; then those that each need one of their own. */
export function inOrder(checks: readonly Check[]): Check[] {
  return [...checks.filter(({ disturbs }) => !disturbs), ...checks.filter(({ disturbs }) => disturbs)];
}

function ruleOf({ id, criteria }: Check, { outcome, looked }: CheckReport): RuleOutcome {
  return { rule: id, assertor: 'scripted', criteria, outcome, ...(looked !== undefined && { looked }) };
}

function findingsOf({ id, criteria }: Check, { outcome, findings }: CheckReport): Finding[] {
  return findings.map((finding) => ({
    rule: id,
    assertor: 'scripted',
    criteria,
    // Whatever a check that passed has to remark is a doubt, not a fault.
    outcome: outcome === 'failed' ? 'failed' : 'cantTell',
    ...finding,
  }));
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${patience / 1000} seconds`)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.slice(0, 300);
}
