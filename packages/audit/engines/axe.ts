import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type NodeResult, type Result } from 'axe-core';
import type { Cell, Finding, Outcome, RuleOutcome } from '../contract.ts';
import { type Engine, shortened } from './engine.ts';

const rules = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));

/**
 * Every rule of axe: all levels, best practices and experimental ones. Only those that axe itself has retired stay away;
 * nothing on a page is left out.
 */
export const everyRule: readonly string[] = rules.map(({ ruleId }) => ruleId);

/** The rules whose outcome can change with the colour scheme. */
export const colourRules: readonly string[] = rules
  .filter(({ tags, ruleId }) => tags.includes('cat.color') || ruleId === 'link-in-text-block')
  .map(({ ruleId }) => ruleId);

/** The rules whose outcome can change with the size of text and window: what is large enough, and what scrolls. */
const sizeRules: readonly string[] = ['target-size', 'scrollable-region-focusable', 'css-orientation-lock'];

/** Those of size and colour together. */
export const layoutRules: readonly string[] = [...sizeRules, ...colourRules];

/**
 * In forced colours axe reads the colour of text from `-webkit-text-fill-color`, whose computed value Chromium leaves as it was, and so
 * compares a colour that nobody sees with a ground that is there. Own checks look at forced colours instead.
 */
const colourBlindRules: readonly string[] = everyRule.filter((rule) => !colourRules.includes(rule));

/** On paper nothing is pressed, and browsers leave grounds unprinted, so that text has the paper's colour behind it. */
const paperRules: readonly string[] = colourBlindRules.filter((rule) => !sizeRules.includes(rule));

/** Success criteria that WCAG 2.2 no longer has; axe keeps rules for them. */
const removedCriteria = ['4.1.1'];

/** axe-core, all rules, nothing left out, "incomplete" kept as what it is: axe cannot tell. */
export const axeEngine: Engine = {
  assertor: { name: 'axe-core', version: axe.version },
  appliesTo: () => true,
  async run(page, cell) {
    if (cell.mode === 'no-script') await standInForTimers(page);
    const report = await (await axeIn(page))
      .options({
        runOnly: { type: 'rule', values: [...axeRulesFor(cell)] },
        resultTypes: ['violations', 'incomplete'],
        // Style sheets of other origins there are none.
        preload: false,
      })
      .analyze();
    return {
      rules: [
        ...outcomes(report.violations, 'failed'),
        ...outcomes(report.incomplete, 'cantTell'),
        ...outcomes(report.passes, 'passed'),
        ...outcomes(report.inapplicable, 'inapplicable'),
      ].filter(worstOfEachRule()),
      findings: [...findings(report.violations, 'failed'), ...findings(report.incomplete, 'cantTell')],
    };
  },
};

let script: string | undefined;

/** What the builder is to put into the page, twice and in full length: axe is there already. */
const isThere = 'void 0';

/**
 * A builder for the page as it is open: axe is put into it once, in its short form, and runs in the page itself instead of in a
 * second one. That is three times as fast, and the site has no frame of another origin.
 */
export async function axeIn(page: Page): Promise<AxeBuilder> {
  await putAxeInto(page);
  return new AxeBuilder({ page, axeSource: isThere }).setLegacyMode(true);
}

/** Puts axe into each frame once, in its short form: the builder's own way took a third of the time of a look. */
async function putAxeInto(page: Page): Promise<void> {
  script ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  for (const frame of page.frames()) {
    const found = await frame.evaluate(() => (window as { axe?: { version: string } }).axe?.version);
    if (found !== axe.version) await frame.evaluate(script);
  }
}

/** Where a page may run no script, a timer never fires, and axe passes from rule to rule by timers: here they fire at once. */
async function standInForTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const atOnce = (work: (...given: unknown[]) => void, _after: number, ...given: unknown[]): number => {
      void Promise.resolve().then(() => work(...given));
      return 0;
    };
    Object.assign(globalThis, { setTimeout: atOnce });
  });
}

/**
 * The rules that can come out differently in a cell than in the one that every page has in light colours and without a
 * mode: there, in states and without script all of them; in other schemes those about colour; where only sizes differ,
 * those about sizes too. Half an hour does not hold more, and more would repeat what is known.
 */
export function axeRulesFor(cell: Cell): readonly string[] {
  if (cell.mode === 'print') return paperRules;
  if (cell.scheme.startsWith('forced')) return cell.state === 'default' ? sizeRules : colourBlindRules;
  const isPlain = cell.mode === 'default' || cell.mode === 'no-script';
  if (isPlain && (cell.scheme === 'light' || cell.mode === 'no-script')) return everyRule;
  if (cell.mode === 'default' && cell.state !== 'default' && cell.scheme === 'dark' && cell.width === 1280)
    return everyRule;
  return cell.mode === 'default' ? colourRules : layoutRules;
}

/** `['wcag2aa', 'wcag143']` → `['1.4.3']`; empty for good practice. */
export function criteriaOfTags(tags: readonly string[]): string[] {
  return tags
    .flatMap((tag) => {
      const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
      return principle === undefined ? [] : [`${principle}.${guideline}.${criterion}`];
    })
    .filter((criterion) => !removedCriteria.includes(criterion));
}

function outcomes(results: readonly Result[], outcome: Outcome): RuleOutcome[] {
  return results.map(({ id, tags, nodes }) => ({
    rule: id,
    assertor: 'axe-core',
    criteria: criteriaOfTags(tags),
    outcome,
    // Of what passed, axe was asked to keep no list.
    ...(outcome === 'failed' || outcome === 'cantTell' ? { looked: nodes.length } : {}),
  }));
}

/** A rule may fail here and be undecided there on one page: the first, which is the worst, says what came of it. */
function worstOfEachRule(): (outcome: RuleOutcome) => boolean {
  const seen = new Set<string>();
  return ({ rule }) => {
    if (seen.has(rule)) return false;
    seen.add(rule);
    return true;
  };
}

function findings(results: readonly Result[], outcome: Finding['outcome']): Finding[] {
  return results.flatMap(({ id, tags, help, helpUrl, nodes }) =>
    nodes.map((node) => ({
      rule: id,
      assertor: 'axe-core' as const,
      criteria: criteriaOfTags(tags),
      outcome,
      message: shortened(`${help}: ${reasons(node)}`, 400),
      selector: node.target.flat().join(' '),
      html: shortened(node.html),
      helpUrl,
    })),
  );
}

function reasons({ any, all, none }: NodeResult): string {
  return [...new Set([...any, ...all, ...none].map(({ message }) => message))].join('; ');
}
