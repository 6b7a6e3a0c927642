import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How many test files are named with the time they took. */
const named = 20;

/**
 * Prints what each of the slowest test files took, all its tests together, for whoever shortens the run, and at the end one plain line,
 * `N passed, N failed, N skipped`, for whoever reads it by machine.
 */
export default class ClosingLine implements Reporter {
  private readonly counts = new Map<string, number>();
  /** Milliseconds by the name of a test file. */
  private readonly spent = new Map<string, number>();

  onTestEnd({ location }: TestCase, { status, duration }: TestResult): void {
    const outcome = status === 'passed' || status === 'skipped' ? status : 'failed';
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1);
    const file = basename(location.file);
    this.spent.set(file, (this.spent.get(file) ?? 0) + duration);
  }

  onEnd(): void {
    const slowest = [...this.spent].toSorted(([, one], [, other]) => other - one).slice(0, named);
    console.log('\nSeconds of a worker, by test file:');
    for (const [file, duration] of slowest)
      console.log(`${String(Math.round(duration / 1000)).padStart(6)} ${file}`);
    const of = (outcome: string): number => this.counts.get(outcome) ?? 0;
    console.log(`\n${of('passed')} passed, ${of('failed')} failed, ${of('skipped')} skipped`);
  }
}
