import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchedLines } from './batched-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const written: string[] = [];
  return { written, batch: batchedLines({ write: (text) => void written.push(text) }) };
}

test('lines are written together and in order, a tenth of a second after the first', () => {
  const { written, batch } = open();
  batch.write('1\n');
  vi.advanceTimersByTime(60);
  batch.write('2\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(written).toEqual(['1\n2\n']);
  batch.write('3\n');
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['1\n2\n', '3\n']);
});

test('what is told to be written is not written again', () => {
  const { written, batch } = open();
  batch.flush();
  batch.write('1\n');
  batch.flush();
  batch.flush();
  vi.advanceTimersByTime(1000);
  expect(written).toEqual(['1\n']);
});

test('a flood of lines does not wait, and none is lost', () => {
  const { written, batch } = open();
  const line = `${'x'.repeat(99)}\n`;
  for (let count = 0; count < 1000; count += 1) batch.write(line);
  expect(written.length).toBeGreaterThan(2);
  batch.flush();
  expect(written.join('')).toBe(line.repeat(1000));
});

test('lines that could not be written do not stop those that follow', () => {
  const written: string[] = [];
  let isFull = true;
  const batch = batchedLines({
    write(text) {
      if (isFull) throw new Error('full');
      written.push(text);
    },
  });
  batch.write('1\n');
  expect(batch.flush).toThrow('full');
  isFull = false;
  batch.write('2\n');
  batch.flush();
  expect(written).toEqual(['2\n']);
});
