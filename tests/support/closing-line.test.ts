import type { TestCase, TestResult } from '@playwright/test/reporter';
import { expect, test, vi } from 'vitest';
import ClosingLine from './closing-line.ts';

const named = (title: string): TestCase =>
  ({ title, location: { file: '/site/tests/e2e/yards.spec.ts', line: 12, column: 1 } }) as TestCase;

/** What is printed by a reporter that hears this. */
function printed(tell: (reporter: ClosingLine) => void): string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  tell(new ClosingLine());
  const lines = log.mock.calls.map(([line]) => String(line)).join('\n');
  log.mockRestore();
  return lines;
}

test('what fails is named at once with its place and the first line of its reason, without colours', () => {
  const error = { message: '\u001b[31mThe yard is closed.\u001b[39m\nCall log: …' };
  const lines = printed((reporter) =>
    reporter.onTestEnd(named('a yard opens'), { status: 'failed', duration: 900, error } as TestResult),
  );
  expect(lines).toBe('\nFailed: yards.spec.ts:12 a yard opens\n  The yard is closed.');
});

test('what has no reason is named with how it ended, what passes not at all', () => {
  const lines = printed((reporter) => {
    reporter.onTestEnd(named('a yard opens'), { status: 'passed', duration: 5 } as TestResult);
    reporter.onTestEnd(named('a yard closes'), { status: 'timedOut', duration: 30_000 } as TestResult);
  });
  expect(lines).toBe('\nFailed: yards.spec.ts:12 a yard closes\n  timedOut');
});

test('the last line counts what passed, failed and was skipped', () => {
  const lines = printed((reporter) => {
    for (const status of ['passed', 'passed', 'interrupted', 'skipped'] as const)
      reporter.onTestEnd(named('a yard opens'), { status, duration: 5 } as TestResult);
    reporter.onEnd();
  });
  expect(lines.endsWith('\n2 passed, 1 failed, 1 skipped')).toBe(true);
});
