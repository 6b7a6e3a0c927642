import { expect, test } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { parsePo } from './po.ts';
import { progressOf, progressTable, totalOf } from './progress.ts';

const source = [
  'msgid "Find a <link>yard</link> in {city}"\nmsgstr "Encuentre un patio"',
  '#, fuzzy\nmsgid "Open today"\nmsgstr "Abierto"',
  'msgid "Closed"\nmsgstr ""',
  '#~ msgid "Gone"\n#~ msgstr ""',
].join('\n\n');

const progress = (language: Language) =>
  progressOf({ language, area: 'home', path: `locales/${language}/home.po`, po: parsePo(source) });

test('counts messages and words, without tags, placeholders and obsolete entries', () => {
  expect(progress('es')).toEqual({
    area: 'home',
    language: 'es',
    messages: 3,
    translated: 1,
    fuzzy: 1,
    missing: 1,
    words: 7,
    wordsLeft: 3,
  });
});

test('an empty English entry is not missing', () => {
  expect(progress('eng')).toMatchObject({ translated: 2, fuzzy: 1, missing: 0, wordsLeft: 2 });
});

test('the table reads as in the golden file', async () => {
  const rows = [progress('eng'), progress('es')];
  const table = progressTable([...rows, totalOf(rows, 'both')]);
  await expect(`${table}\n`).toMatchFileSnapshot('./fixtures/progress.md');
});
