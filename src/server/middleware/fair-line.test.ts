import { expect, test } from 'vitest';
import { fairLine } from './fair-line.ts';

const options = { places: 2, placesOfOne: 2, line: 100, lineOfOne: 100 };

/** A line whose comers are written down when they begin, and who leave when told. */
function watched(change: Partial<typeof options> = {}) {
  const line = fairLine({ ...options, ...change });
  const begun: string[] = [];
  const leave = new Map<string, () => void>();
  return {
    begun,
    refused: [] as string[],
    come(this: { refused: string[] }, name: string, caller: string | null = name[0] ?? null) {
      return line.enter(caller).then((release) => {
        if (typeof release === 'string') {
          this.refused.push(`${name} ${release}`);
          return;
        }
        begun.push(name);
        leave.set(name, release);
      });
    },
    async go(name: string) {
      leave.get(name)?.();
      await new Promise((done) => setImmediate(done));
    },
  };
}

const settled = () => new Promise((done) => setImmediate(done));

test('a stranger is served before the rest of a flood', async () => {
  const line = watched();
  for (let number = 1; number <= 20; number += 1) void line.come(`a${number}`);
  void line.come('b1');
  await settled();
  expect(line.begun).toEqual(['a1', 'a2']);
  await line.go('a1');
  await line.go('a2');
  expect(line.begun).toContain('b1');
});

test('callers take turns', async () => {
  const line = watched({ places: 1, placesOfOne: 1 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void line.come(name);
  await settled();
  for (let number = 0; number < 6; number += 1) await line.go(line.begun.at(-1) ?? '');
  expect(line.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('one caller has so many places and no more, also while others are free', async () => {
  const line = watched({ places: 3, placesOfOne: 1 });
  for (const name of ['a1', 'a2', 'b1']) void line.come(name);
  await settled();
  expect(line.begun).toEqual(['a1', 'b1']);
  await line.go('a1');
  expect(line.begun).toEqual(['a1', 'b1', 'a2']);
});

test('who would wait too long is refused at once, and so is one of too many of a caller', async () => {
  const line = watched({ places: 1, line: 3, lineOfOne: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void line.come(name);
  await settled();
  expect([line.begun, line.refused]).toEqual([['a1'], ['a4 own', 'b2 all', 'c1 all']]);
});

test('who is nobody in particular is counted in all alone', async () => {
  const line = watched({ places: 2, placesOfOne: 1, line: 2, lineOfOne: 1 });
  for (const name of ['1', '2', '3', '4', '5']) void line.come(name, null);
  await settled();
  expect([line.begun, line.refused]).toEqual([['1', '2'], ['5 all']]);
});

test('a place is given back once, whatever its holder does', async () => {
  const line = fairLine({ ...options, places: 1, line: 0 });
  const release = await line.enter('a');
  if (typeof release === 'string') throw new Error('There was a place.');
  release();
  release();
  const [first, second] = [await line.enter('a'), await line.enter('b')];
  expect([typeof first, second]).toEqual(['function', 'all']);
});
