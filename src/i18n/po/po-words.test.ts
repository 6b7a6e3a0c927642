import { expect, test } from 'vitest';
import { readPoWords } from './po-words.ts';

test('texts over several lines, contexts and signs are read as they were written', () => {
  const text = [
    'msgid ""',
    'msgstr "Language: es\\n"',
    '',
    '#. A comment',
    'msgctxt "slug"',
    'msgid "company"',
    'msgstr "compania"',
    '',
    'msgid ""',
    '"Say \\"yes\\" "',
    '"twice"',
    'msgstr ""',
    '"Diga “sí” "',
    '"dos veces"',
    '',
    'msgid "Later"',
    'msgstr ""',
    '',
    '#~ msgid "Gone"',
    '#~ msgstr "Ido"',
    '',
  ].join('\n');
  expect(readPoWords(text, 'area.po')).toEqual([
    { message: 'company', context: 'slug', translation: 'compania' },
    { message: 'Say "yes" twice', context: undefined, translation: 'Diga “sí” dos veces' },
    { message: 'Later', context: undefined, translation: '' },
  ]);
});

test('a broken file is refused with its line: words behind the break could be missing', () => {
  const text = 'msgid "Open"\nmsgstr "Abierto"\n\n<<<<<<< HEAD\nmsgid "Hours"\nmsgstr "Horas"\n';
  expect(() => readPoWords(text, 'locales/es/area.po')).toThrow(
    /^locales\/es\/area\.po:4:1 .*conflict-marker/,
  );
});
