import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { languages } from '#i18n/language.ts';
import type { Cell, CellResult, Check, CheckReport, Finding, RuleOutcome, State, Step } from './contract.ts';
import type { Engine } from './engines/engine.ts';
import { type EvidenceKeeper, evidenceKeeper } from './keep-evidence.ts';
import { type Form, hasTurn, sampleOf } from './matrix.ts';
import { perform, splitSteps } from './steps.ts';
import { atRest, conditionOf, empty, forget, open, openElsewhere, set, watch } from './visit.ts';

/** How long one engine or check may take over one cell, in milliseconds. */
const patience = 90_000;

/** What a collector is given. */
export interface CollectorContext {
  cell: Cell;
  /** The page as the engines saw it; a collector leaves it as it was. */
  page: Page;
  /** A page of the same cell for collectors that change it; it is taken back when they are done. */
  openAgain: () => Promise<Page>;
  keep: EvidenceKeeper['keep'];
  /** What was found in the cell so far; a collector may add a picture to each. */
  findings: Finding[];
}

/** A second look at a cell beyond its rules: pictures, trees, what a screen reader would say. */
export interface EvidenceCollector {
  id: string;
  /** Before the checks, on the page that the engines saw, or after them, when all findings are there. */
  when: 'before' | 'after';
  appliesTo: (cell: Cell) => boolean;
  run: (context: CollectorContext) => Promise<void>;
}

/** What is needed to look at any cell. */
export interface AuditContext {
  form: Form;
  /** The report's folder. */
  folder: string;
  origins: Record<Cell['language'], string>;
  states: ReadonlyMap<string, State>;
  engines: readonly Engine[];
  checks: readonly Check[];
  collectors: readonly EvidenceCollector[];
  /** The pages are another site's: they have no script of ours to wait for, and are told no address of a visitor. */
  isElsewhere?: boolean;
  /** What is done to each window before a page opens in it. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** The windows of one worker: with script and without; and the tabs with script that wait, empty, for the next page. */
export interface Windows {
  withScript: BrowserContext;
  withoutScript: BrowserContext;
  tabs: Page[];
}

/** A cell needs one tab for itself and one for what must not change it, in each language; more would only take memory. */
const mostTabs = 2 * languages.length;

/**
 * Opens a cell, brings it into its state and lets everything look at it. It never throws: a cell that could not be opened is
 * skipped with its reason, and what could not look is untested.
 */
export async function runCell(cell: Cell, windows: Windows, auditContext: AuditContext): Promise<CellResult> {
  const start = performance.now();
  const context = cell.mode === 'no-script' ? windows.withoutScript : windows.withScript;
  const steps = auditContext.states.get(cell.state)?.steps ?? [];
  const opened: Page[] = [];
  const isPlain = cell.state === 'default' && cell.mode !== 'no-script';
  const openCell = async (changes: Partial<Cell> = {}, used?: Page): Promise<Page> => {
    const changed = { ...cell, ...changes };
    const from = changed.mode === 'no-script' ? windows.withoutScript : windows.withScript;
    const isWaited = used === undefined && from === windows.withScript;
    const page =
      used ??
      (isWaited ? takeTab(windows, auditContext.origins[cell.language]) : undefined) ??
      (await from.newPage());
    opened.push(page);
    return await openIn(page, changed, steps, auditContext);
  };
  try {
    let page: Page;
    try {
      page = await openCell();
    } catch (error) {
      return { cell, status: 'skipped', reason: reasonOf(error) };
    }
    const { kept, keep } = evidenceKeeper(auditContext.folder, cell);
    const rules: RuleOutcome[] = [];
    const findings: Finding[] = [];
    for (const engine of auditContext.engines.filter((each) => each.appliesTo(cell, auditContext.form))) {
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
    // What came to no end may still be at work in a tab.
    let isUnsure = false;
    const collect = async (when: EvidenceCollector['when']): Promise<void> => {
      for (const each of auditContext.collectors) {
        if (each.when !== when || !each.appliesTo(cell)) continue;
        const known = opened.length;
        try {
          await inTime(each.run({ cell, page, openAgain: openCell, keep, findings }));
          await giveBack(opened.slice(known), windows, auditContext.origins[cell.language]);
        } catch (error) {
          isUnsure = true;
          rules.push({
            rule: `evidence-${each.id}`,
            assertor: 'scripted',
            criteria: [],
            outcome: 'untested',
            reason: reasonOf(error),
          });
        }
      }
    };
    await collect('before');
    let condition: string | undefined;
    let isDisturbed = false;
    let isSpoilt = false;
    const { form } = auditContext;
    const wanted = auditContext.checks.filter(
      (each) => each.appliesTo(cell) && (!each.takesTurns || hasTurn(cell, form)),
    );
    for (const check of inOrder(wanted)) {
      try {
        if (check.disturbs || isSpoilt) {
          // What the check before left behind must not be found by this one; in a state the look for it would be a trace itself.
          const isAsItWas =
            !isSpoilt && (isPlain ? [undefined, await conditionOf(page)].includes(condition) : !isDisturbed);
          if (isSpoilt) await page.close();
          if (!isAsItWas) page = await openCell({}, isSpoilt ? undefined : page);
          if (isPlain) condition = await conditionOf(page);
          isSpoilt = false;
          isDisturbed = check.disturbs === true;
        }
        const report = await inTime(
          check.run({ page, cell, openAgain: openCell, keep, sample: sampleOf(cell, form) }),
        );
        isSpoilt = check.spoils === true;
        rules.push(ruleOf(check, report));
        findings.push(...findingsOf(check, report));
      } catch (error) {
        isSpoilt = true;
        isUnsure = true;
        const { id: rule, criteria } = check;
        rules.push({ rule, assertor: 'scripted', criteria, outcome: 'untested', reason: reasonOf(error) });
      }
    }
    await collect('after');
    const milliseconds = Math.round(performance.now() - start);
    if (isSpoilt) await page.close();
    if (!isUnsure) await giveBack(opened, windows, auditContext.origins[cell.language]);
    return { cell, status: 'run', milliseconds, rules, findings, evidence: kept };
  } finally {
    const toClose = opened.filter((page) => !page.isClosed() && !windows.tabs.includes(page));
    await Promise.allSettled(toClose.map((page) => page.close()));
    await context.clearCookies().catch(() => undefined);
  }
}

/** A tab that waits at an origin, so that each language keeps its process: a page of another origin would begin a new one. */
function takeTab({ tabs }: Windows, origin: string): Page | undefined {
  const place = tabs.findIndex((tab) => new URL(tab.url()).origin === origin);
  return place < 0 ? undefined : tabs.splice(place, 1)[0];
}

/** Empties what tabs with script of the site are still open and lets them wait for the next cell. */
async function giveBack(
  opened: readonly Page[],
  { withScript, tabs }: Windows,
  origin: string,
): Promise<void> {
  for (const page of new Set(opened)) {
    const isUsable = !page.isClosed() && !tabs.includes(page) && page.context() === withScript;
    // A tab that a step led to the other language's origin keeps what was stored there, since one origin alone is emptied.
    if (!isUsable || tabs.length >= mostTabs || new URL(page.url()).origin !== origin) continue;
    await empty(page).then(
      () => tabs.push(page),
      () => page.close(),
    );
  }
}

async function openIn(
  page: Page,
  cell: Cell,
  steps: readonly Step[],
  { origins, isElsewhere }: AuditContext,
): Promise<Page> {
  watch(page);
  await empty(page);
  await forget(page.context(), page, Object.values(origins));
  // Submissions are limited by address: each cell has one of its own, as a proxy in front would say.
  if (!isElsewhere) await page.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(cell) });
  await set(page, cell);
  const { before, after } = splitSteps(steps);
  await perform(page, before);
  const openPage = isElsewhere ? openElsewhere : open;
  await openPage(page, `${origins[cell.language]}${cell.path}`, cell.mode, after.length > 0);
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

/** The quiet checks first, on the page that the engines saw; then those that may leave traces; last what nothing can follow. */
export function inOrder(checks: readonly Check[]): Check[] {
  const rank = ({ disturbs, spoils }: Check) => (spoils ? 2 : disturbs ? 1 : 0);
  return [...checks].sort((one, other) => rank(one) - rank(other));
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
