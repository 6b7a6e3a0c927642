import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How many test files are named with the time they took. */
const named = 20;

/**
 * Says what failed as soon as it has, since a run that is stopped halfway never comes to its end, where Playwright says it. Then what
 * each of the slowest test files took, all its tests together, for whoever shortens the run, and at the end one plain line,
 * `N passed, N failed, N skipped`, for whoever reads it by machine.
 */
export default class ClosingLine implements Reporter {
  private readonly counts = new Map<string, number>();
  /** Milliseconds by the name of a test file. */
  private readonly spent = new Map<string, number>();

  onTestEnd(test: TestCase, { status, duration, error }: TestResult): void {
    const { location } = test;
    const outcome = status === 'passed' || status === 'skipped' ? status : 'failed';
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1);
    const file = basename(location.file);
    if (outcome === 'failed') {
      const [reason = status] = stripVTControlCharacters(error?.message ?? status).split('\n');
      console.log(`\nFailed: ${file}:${location.line} ${test.title}\n  ${reason}`);
    }
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
