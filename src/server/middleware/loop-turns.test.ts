import { expect, test } from 'vitest';
import { createLoopTurns } from './loop-turns.ts';

const loop = () => new Promise((done) => setImmediate(done));

test('work begins in the order of asking, one piece in a turn of the loop, with others in between', async () => {
  const { next } = createLoopTurns({ longestWait: 100 });
  const done: string[] = [];
  const begin = (name: string) => next().then(() => void done.push(name));
  const all = Promise.all(['a', 'b', 'c'].map(begin));
  const others = (async () => {
    for (let count = 1; count <= 3; count += 1) {
      await loop();
      done.push(`${count}`);
    }
  })();
  await Promise.all([all, others]);
  expect(done.join('')).toBe('a1b2c3');
  await begin('d');
  expect(done.at(-1)).toBe('d');
});

test('a piece begins in every so many passes, also where the line was empty in between', async () => {
  const { next } = createLoopTurns({ passes: 3 });
  const done: string[] = [];
  const begin = (name: string) => next().then(() => void done.push(name));
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      await loop();
      done.push('-');
    }
  })();
  await Promise.all([begin('a'), begin('b')]);
  await begin('c');
  for (let count = 0; count < 5; count += 1) await loop();
  await begin('d');
  isDone = true;
  await others;
  const [, ...gaps] = done
    .join('')
    .split(/[a-d]/)
    .map(({ length }) => length);
  expect(gaps.slice(0, 2)).toEqual([3, 3]);
  expect(gaps[2]).toBeGreaterThanOrEqual(5);
});

test('the line is full when its end would wait too long, and not any more when it has gone', async () => {
  let clock = 0;
  const { next, isFull } = createLoopTurns({ longestWait: 100, now: () => clock });
  const line = async (length: number, took: number): Promise<boolean[]> => {
    const full: boolean[] = [];
    const waits = Array.from({ length }, () =>
      next().then(() => {
        full.push(isFull());
        clock += took;
      }),
    );
    await Promise.all(waits);
    return full;
  };
  // Nothing is known yet, so nobody is refused.
  expect(await line(50, 10)).toContain(true);
  expect(isFull()).toBe(false);
  // Turns of 10 ms: the eleventh in line would wait too long.
  const full = await line(50, 10);
  expect([full.at(0), full.at(-5)]).toEqual([true, false]);
  // Quick work is never too much.
  await line(100, 0);
  expect(await line(100, 0)).not.toContain(true);
});

test('a machine that once stood still is not taken for a slow one', async () => {
  let clock = 0;
  const { next, isFull } = createLoopTurns({ longestWait: 100, now: () => clock });
  const first = next().then(() => {
    clock += 60_000;
  });
  const rest = Array.from({ length: 15 }, () => next());
  await first;
  await loop();
  expect(isFull()).toBe(false);
  await Promise.all(rest);
});
