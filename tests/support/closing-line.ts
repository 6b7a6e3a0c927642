import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints one plain line at the end, `N passed, N failed, N skipped`, for whoever reads the run by machine. */
export default class ClosingLine implements Reporter {
  private readonly counts = new Map<string, number>();

  onTestEnd(_test: TestCase, result: TestResult): void {
    const outcome = result.status === 'passed' || result.status === 'skipped' ? result.status : 'failed';
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1);
  }

  onEnd(): void {
    const of = (outcome: string): number => this.counts.get(outcome) ?? 0;
    console.log(`\n${of('passed')} passed, ${of('failed')} failed, ${of('skipped')} skipped`);
  }
}
