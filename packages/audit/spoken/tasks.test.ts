import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { patternOf } from './judge-spoken.ts';
import { isDoneIn } from './spoken-task.ts';
import { spokenTasks } from './tasks.ts';

test('every task has an id of its own, something to do and something to hear', () => {
  const ids = spokenTasks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, steps, order } of spokenTasks) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(Math.min(steps.length, order.length), id).toBeGreaterThan(0);
  }
});

test('there are enough of them, and all that is waited for can be heard in each language', () => {
  for (const language of languages)
    expect(spokenTasks.filter((task) => isDoneIn(task, language)).length).toBeGreaterThanOrEqual(24);
  for (const { order, once = [], never = [] } of spokenTasks)
    for (const heard of [...order, ...once, ...never])
      for (const language of languages) expect(patternOf(heard, language).source).not.toBe('');
});

test('nothing that must not be spoken is asked for', () => {
  for (const { id, order, never = [] } of spokenTasks)
    expect(
      never.filter((heard) => order.includes(heard)),
      id,
    ).toEqual([]);
});
