import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Finding, Outcome, RuleOutcome } from '../contract.ts';
import { hasTurn } from '../matrix.ts';
import { type Engine, shortened } from './engine.ts';

const find = createRequire(import.meta.url);

/** What of the engine's own description of its rule sets is read here. */
interface RuleSet {
  id: string;
  checkpoints: { num: string; rules?: { id: string; level: string }[] }[];
}

/** The rule sets asked: the standard, and what IBM asks beyond it. Both are those that the package calls its latest. */
export const ruleSets = ['WCAG_2_2', 'IBM_Accessibility'] as const;

/**
 * Rules about several main landmarks. The engine takes those of frames for the page's own, though each document has one
 * (https://www.w3.org/TR/wai-aria-1.2/#main); where the page itself has only one, they have nothing to say.
 */
const rulesOfManyMains: readonly string[] = ['aria_main_label_visible', 'aria_main_label_unique'];

/** Rule → success criteria, from the engine's own metadata; and the rules whose breach breaks one, by the standard and not by IBM alone. */
const { criteriaOf, ofTheStandard } = readCriteria();

/** One issue as the engine reports it, without what cannot leave the page. */
interface Issue {
  ruleId: string;
  /** `['VIOLATION' | 'RECOMMENDATION' | 'INFORMATION', 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL']` */
  value: [string, string];
  message: string;
  snippet: string;
  /** The place as XPath. */
  path: string;
}

/**
 * IBM's Equal Access engine. It is put into the page as a script: the wrapper that IBM offers loads its rules from the network
 * while it runs, and an audit must be repeatable.
 */
export const ibmEngine: Engine = {
  assertor: { name: 'ibm-equal-access', version: readVersion() },
  // It judges the document, not its colours in each scheme (axe does), so the plain light pages, those without script and
  // the states in light colours hold all that it can say.
  appliesTo: (cell, form) => {
    const { scheme, mode, width } = cell;
    return (
      form !== 'short' &&
      scheme === 'light' &&
      (mode === 'no-script' ||
        (mode === 'default' && (width === 320 || width === 1280) && hasTurn(cell, form)))
    );
  },
  async run(page) {
    await putEngineInto(page);
    // Thousands of small objects are handed over faster as one text.
    const told = await page.evaluate(async (sets) => {
      const { ace } = globalThis as unknown as {
        ace: {
          Checker: new () => {
            check(
              node: Document,
              sets: string[],
            ): Promise<{ results: (Omit<Issue, 'path'> & { path: { dom: string } })[] }>;
          };
        };
      };
      const { results } = await new ace.Checker().check(document, [...sets]);
      return JSON.stringify(
        results.map(({ ruleId, value, message, snippet, path }) => ({
          ruleId,
          value,
          message: value[1] === 'PASS' ? '' : message,
          snippet: value[1] === 'PASS' ? '' : snippet,
          path: value[1] === 'PASS' ? '' : path.dom,
        })),
      );
    }, ruleSets);
    const issues = JSON.parse(told) as Issue[];
    const mains = await page.evaluate(() => document.querySelectorAll('main, [role=main]').length);
    const ofThePage = withoutMainsOfFrames(issues, mains);
    return { rules: rulesOf(ofThePage), findings: findingsOf(ofThePage) };
  },
};

/** The issues of a page that has so many main landmarks itself, without those that the engine raised for its frames. */
export function withoutMainsOfFrames<Of extends Pick<Issue, 'ruleId'>>(
  issues: readonly Of[],
  mains: number,
): readonly Of[] {
  return mains > 1 ? issues : issues.filter(({ ruleId }) => !rulesOfManyMains.includes(ruleId));
}

/** What the engine's two words mean in this audit's five: a recommendation that is not met is good practice not met. */
export function outcomeOf([level, result]: readonly [string, string]): Outcome {
  if (level === 'INFORMATION' || result === 'PASS') return 'passed';
  return result === 'FAIL' ? 'failed' : 'cantTell';
}

/**
 * The success criteria of an issue; none for a recommendation, whatever criterion it is filed under, and none where IBM alone demands
 * what the standard's own rule set recommends: content outside of landmarks.
 */
export function criteriaOfIssue({ ruleId, value }: Pick<Issue, 'ruleId' | 'value'>): readonly string[] {
  const isBreach = value[0] === 'VIOLATION' && ofTheStandard.has(ruleId);
  return isBreach ? (criteriaOf.get(ruleId) ?? []) : [];
}

const worst: readonly Outcome[] = ['failed', 'cantTell', 'passed'];

function rulesOf(issues: readonly Issue[]): RuleOutcome[] {
  const byRule = Map.groupBy(issues, ({ ruleId }) => ruleId);
  return [...byRule].map(([rule, all]) => {
    const outcomes = all.map(({ value }) => outcomeOf(value));
    return {
      rule,
      assertor: 'ibm-equal-access',
      criteria: criteriaOf.get(rule) ?? [],
      outcome: worst.find((outcome) => outcomes.includes(outcome)) ?? 'passed',
      looked: all.length,
    };
  });
}

function findingsOf(issues: readonly Issue[]): Finding[] {
  return issues.flatMap((issue) => {
    const outcome = outcomeOf(issue.value);
    if (outcome !== 'failed' && outcome !== 'cantTell') return [];
    return [
      {
        rule: issue.ruleId,
        assertor: 'ibm-equal-access' as const,
        criteria: criteriaOfIssue(issue),
        outcome,
        message: shortened(issue.message, 400),
        selector: selectorOf(issue.path),
        html: shortened(issue.snippet),
        helpUrl: `https://able.ibm.com/rules/archives/latest/doc/en-US/${issue.ruleId}.html`,
      },
    ];
  });
}

/** `/html[1]/body[1]/p[2]` → `html > body:nth-of-type(1) > p:nth-of-type(2)` */
export function selectorOf(xpath: string): string {
  return xpath
    .split('/')
    .filter((step) => step !== '')
    .map((step) =>
      step.replace(/^([\w-]+)\[(\d+)\]$/, '$1:nth-of-type($2)').replace('html:nth-of-type(1)', 'html'),
    )
    .join(' > ');
}

let script: string | undefined;

async function putEngineInto(page: Page): Promise<void> {
  script ??= readFileSync(find.resolve('accessibility-checker-engine/ace.js'), 'utf8');
  await page.evaluate(`if (!globalThis.ace) { ${script}\n;globalThis.ace ??= ace; }`);
}

function readVersion(): string {
  const { version } = JSON.parse(
    readFileSync(find.resolve('accessibility-checker-engine/package.json'), 'utf8'),
  ) as { version: string };
  return version;
}

function readCriteria(): { criteriaOf: Map<string, readonly string[]>; ofTheStandard: Set<string> } {
  const { Checker } = find('accessibility-checker-engine/ace-node.js') as {
    Checker: new () => { getGuidelines(): RuleSet[] };
  };
  const criteria = new Map<string, string[]>();
  const ofTheStandard = new Set<string>();
  for (const { id, checkpoints } of new Checker().getGuidelines()) {
    if (id !== 'WCAG_2_2') continue;
    for (const { num, rules } of checkpoints) {
      // Some numbers are IBM's own; 4.1.1 WCAG 2.2 no longer has.
      if (!/^\d+\.\d+\.\d+$/.test(num) || num === '4.1.1') continue;
      for (const { id: rule, level } of rules ?? []) {
        criteria.set(rule, [...(criteria.get(rule) ?? []), num]);
        if (level === 'VIOLATION') ofTheStandard.add(rule);
      }
    }
  }
  return { criteriaOf: criteria, ofTheStandard };
}
