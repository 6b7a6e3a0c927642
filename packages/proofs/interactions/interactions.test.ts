import { expect, test } from 'vitest';
import record from '#features/diagnostics/content/interactions.json' with { type: 'json' };
import { languages } from '#i18n/language.ts';
import { acts } from './acts.ts';
import { figuresOf, misses } from './figures.ts';

const event = (interactionId: number, duration: number) => ({ interactionId, duration });

test('a press is as slow as its slowest event, and one that the browser is silent about took 16 ms at most', () => {
  const events = [event(7, 24), event(7, 40), event(9, 24), event(0, 500)];
  expect(figuresOf(4, events)).toEqual({ presses: 4, p75: 24, worst: 40 });
  expect(figuresOf(3, [])).toEqual({ presses: 3, p75: 16, worst: 16 });
});

test('three of four presses decide, and the slowest is told', () => {
  const events = Array.from({ length: 20 }, (_, index) => event(index + 1, (index + 1) * 8));
  expect(figuresOf(20, events)).toEqual({ presses: 20, p75: 120, worst: 160 });
});

test('more presses than were meant all count', () => {
  expect(figuresOf(1, [event(1, 32), event(2, 48)])).toEqual({ presses: 2, p75: 48, worst: 48 });
});

test('nothing pressed is a fault and no good figure', () => {
  expect(() => figuresOf(0, [])).toThrow('Nothing was pressed');
});

test.each([
  [{ p75: 40, worst: 100 }, []],
  [{ p75: 48, worst: 64 }, ['p75 48 ms of 40']],
  [{ p75: 48, worst: 104 }, ['p75 48 ms of 40', 'worst 104 ms of 100']],
])('%j misses %j', (figures, missed) => {
  expect(misses(figures)).toEqual(missed);
});

test('the record tells of all that is done, in each language that has it; else npm run interactions -w @site/proofs', () => {
  const all = languages.flatMap((language) =>
    acts.filter((act) => act.languages?.includes(language) ?? true).map(({ id }) => `${language}-${id}`),
  );
  expect(record.acts.map(({ id }) => id)).toEqual(all);
});
