import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { judgeSpoken } from './judge-spoken.ts';
import { readSpokenRecord, type SpokenRecord, withResults } from './spoken-record.ts';
import { isDoneIn } from './spoken-task.ts';
import { spokenTasks } from './tasks.ts';

const record = readSpokenRecord();
const results = record?.results ?? [];
const keyOf = ({ id, language }: { id: string; language: string }) => `${id} (${language})`;

test('the kept record says when it was taken, and with what', () => {
  expect(record?.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Object.keys(record?.versions ?? {}).sort()).toEqual(['firefox', 'orca', 'platform']);
  for (const version of Object.values(record?.versions ?? {})) expect(version).toMatch(/\d/);
});

test('the kept record has every task in every language, each once, and nothing else', () => {
  const wanted = languages.flatMap((language) =>
    spokenTasks.filter((task) => isDoneIn(task, language)).map(({ id }) => keyOf({ id, language })),
  );
  expect(results.map(keyOf).sort()).toEqual(wanted.sort());
});

test('every task of the kept record has what was spoken', () => {
  expect(results.filter(({ spoken }) => spoken.length === 0).map(keyOf)).toEqual([]);
});

test('the document of checks tells how many tasks the kept record has', () => {
  const count = (language: string) => results.filter((each) => each.language === language).length;
  const told = readFileSync(new URL('../../../docs/checks.md', import.meta.url), 'utf8');
  expect(told).toContain(
    `what Orca says in Firefox of ${count('eng')} tasks in English and ${count('es')} in Spanish`,
  );
});

// What is written as right must be so by the task as it stands now: a verdict cannot outlive its expectation.
test('the verdicts of the kept record are those of the words that it holds', () => {
  const tasks = new Map(spokenTasks.map((task) => [task.id, task]));
  for (const result of results) {
    const task = tasks.get(result.id);
    const judged = task ? judgeSpoken(result.spoken, task, result.language) : [];
    const kept = result.faults.filter((fault) => !fault.startsWith('not reached: '));
    expect(kept, keyOf(result)).toEqual(judged);
  }
});

test('some tasks done anew take their place in a record of the same day and versions, and in no other', () => {
  const menu = {
    id: 'menu',
    language: 'eng' as const,
    title: '',
    spoken: ['About'],
    faults: ['not spoken: x'],
  };
  const whole: SpokenRecord = {
    day: '2026-11-27',
    versions: { orca: '43.1', firefox: '140.0', platform: 'Sample Linux 12' },
    results: [menu, { ...menu, language: 'es' }],
  };
  const again = { ...menu, faults: [] };
  expect(withResults(whole, { ...whole, results: [again] }).results).toEqual([
    again,
    { ...menu, language: 'es' },
  ]);
  expect(() => withResults(whole, { ...whole, day: '2026-11-28' })).toThrow('take the whole record anew');
});
