import { expect, test } from 'vitest';
import { type Progress, progressLine, progressTeller } from './progress.ts';

const amid: Progress = { done: 412, all: 1500, here: 400, failed: 3, skipped: 0, elapsed: 400_000 };

test('a line says how far it is and how long what is left will take at the pace so far', () => {
  expect(progressLine(amid)).toBe(
    ' 412 of 1500 cells   3 failed findings   0 skipped   about 18 minutes left',
  );
});

test('cells of an earlier run do not count for the pace', () => {
  expect(progressLine({ ...amid, done: 1400, here: 100 })).toContain('about 7 minutes left');
});

test('a line never leaves a terminal of 80 columns', () => {
  const huge = { done: 99_999, all: 100_000, here: 10, failed: 123_456, skipped: 12_345, elapsed: 9e12 };
  expect(progressLine(huge).length).toBeLessThan(80);
});

test('a terminal sees one line that changes, a log one line in half a minute and the last', () => {
  const written: Record<'terminal' | 'log', string[]> = { terminal: [], log: [] };
  const into = (place: string[]) => (text: string | Uint8Array) => place.push(String(text)) > 0;
  const terminal = progressTeller({ isTTY: true, write: into(written.terminal) });
  const log = progressTeller({ isTTY: false, write: into(written.log) });
  for (const [done, elapsed] of [
    [1, 0],
    [2, 10_000],
    [3, 40_000],
    [4, 41_000],
  ] as const) {
    terminal({ ...amid, all: 4, done, here: done, elapsed });
    log({ ...amid, all: 4, done, here: done, elapsed });
  }
  expect(written.terminal.join('').split('\r')).toHaveLength(5);
  expect(written.terminal.join('').match(/\n/g)).toHaveLength(1);
  expect(written.log.map((line) => line.slice(0, 6))).toEqual(['1 of 4', '3 of 4', '4 of 4']);
});
