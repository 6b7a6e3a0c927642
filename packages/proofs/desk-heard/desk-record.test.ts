import { judgeSpoken, patternOf } from '@site/audit/spoken/judge-spoken.ts';
import { readSpokenRecord } from '@site/audit/spoken/spoken-record.ts';
import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { deskRecord } from './record.ts';
import { deskShifts } from './tasks.ts';

const record = readSpokenRecord(deskRecord);
const results = record?.results ?? [];
const tasks = deskShifts.flatMap((shift) => shift.tasks);

test('every task at the desk has an id of its own, and all that is waited for can be heard', () => {
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  for (const { order, once = [], never = [] } of tasks)
    for (const heard of [...order, ...once, ...never])
      for (const language of languages) expect(patternOf(heard, language).source).not.toBe('');
});

test('the record of the desk says when it was taken, and with what', () => {
  expect(record?.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const version of ['orca', 'firefox', 'platform'] as const)
    expect(record?.versions[version]).toMatch(/\d/);
});

test('the record has every task at the desk in every language once, spoken as it must be', () => {
  const wanted = languages.flatMap((language) => tasks.map(({ id }) => `${id} ${language}`));
  expect(results.map(({ id, language }) => `${id} ${language}`).sort()).toEqual(wanted.sort());
  for (const { id, language, spoken, faults } of results) {
    expect(spoken.length, `${id} ${language}`).toBeGreaterThan(0);
    expect(faults, `${id} ${language}`).toEqual([]);
  }
});

// What is written as right must be so by the task as it stands now: a verdict cannot outlive its expectation.
test('the words that were kept are right by the tasks as they stand', () => {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  for (const { id, language, spoken } of results) {
    const task = byId.get(id);
    expect(task && judgeSpoken(spoken, task, language), `${id} ${language}`).toEqual([]);
  }
});
