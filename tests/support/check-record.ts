import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { visitedPages } from './site-pages.ts';

/** The type of the annotation that an axe test leaves with its outcome. */
export const axeOutcome = 'axe outcome';

/** What one page came to. */
export interface AxeOutcome {
  engine?: string;
  widths: number[];
  schemes: string[];
  runs: number;
  findings: number;
  undecided: number;
  rules: number;
}

/**
 * Adds up the axe tests of a run and writes `test-results/checks.json`, from which `npm run checks:record` takes what
 * the accessibility statement reports. Only a full run counts: of a part, nobody could say what the whole would be.
 */
export default class CheckRecord implements Reporter {
  private readonly outcomes: AxeOutcome[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const note = test.annotations.find(({ type }) => type === axeOutcome);
    if (isAxeTest(test) && result.status !== 'skipped' && note?.description) {
      this.outcomes.push(JSON.parse(note.description) as AxeOutcome);
    }
  }

  onEnd(): void {
    const [first] = this.outcomes;
    if (!first || this.outcomes.length < visitedPages.length) return;
    const sum = (count: (outcome: AxeOutcome) => number): number =>
      this.outcomes.reduce((total, outcome) => total + count(outcome), 0);
    const record = {
      engine: first.engine,
      pages: this.outcomes.length,
      widths: first.widths,
      schemes: first.schemes,
      runs: sum(({ runs }) => runs),
      findings: sum(({ findings }) => findings),
      undecided: sum(({ undecided }) => undecided),
      rules: first.rules,
    };
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/checks.json', `${JSON.stringify(record, null, 2)}\n`);
  }
}

function isAxeTest(test: TestCase): boolean {
  return test.location.file.endsWith('axe.spec.ts');
}
