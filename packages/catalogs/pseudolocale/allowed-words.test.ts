import { expect, test } from 'vitest';
import { brand } from '#brand';
import { allowedWords, wordsOutsideCatalogs } from './allowed-words.ts';
import { pseudoText } from './pseudo-words.ts';

const inPseudo = (text: string) => `[·${pseudoText(text)}·]`;

test.each([
  ['a name inside a message', `${pseudoText('At')} ${brand.brands.autoParts}`],
  ['a date', 'Tuesday, November 3, 2026'],
  ['a Spanish date', '3 de noviembre de 2026'],
  ['a time and its zone', '9:30 a.m. ET'],
  ['a yard in its state', 'Portland, OR 97210'],
  ['a country', 'Cape Verde'],
  ['languages in a list', 'English, Spanish, Vietnamese, and Russian'],
  ['a size', 'PDF, 188 kB'],
  ['a file for programs', 'JSON, 24 kB, English and Spanish'],
  ['a state of Mexico', 'San Luis Potosí'],
  ['a commit', 'e1ddf60e5806'],
  ['another commit', '4e0addc3'],
  ['a moment', '2026-11-23T01:53:59.648Z'],
  ['a mailbox', 'someone@company.example'],
])('%s needs no catalog', (_, text) => {
  expect(wordsOutsideCatalogs(text, 'company')).toEqual([]);
});

test.each([
  ['a button', 'Find a yard', ['Find', 'a', 'yard']],
  ['a word behind a message', `${inPseudo('Hours')} today`, ['today']],
  ['a word behind a name', `${brand.name} buys scrap`, ['buys', 'scrap']],
  ['a word behind a date', 'November 3, 2026, closed', ['closed']],
  ['a Spanish word', 'Vea el horario', ['Vea', 'el', 'horario']],
  ['a line of the log on a page for visitors', 'method=GET', ['method', 'GET']],
])('%s that is hard-wired is found', (_, text, words) => {
  expect(wordsOutsideCatalogs(text, 'company')).toEqual(words);
});

test('a name of the settings needs no catalog on the console, and needs one elsewhere', () => {
  expect(wordsOutsideCatalogs('development', 'console')).toEqual([]);
  expect(wordsOutsideCatalogs('development', 'company')).toEqual(['development']);
});

test('every allowed word has its reason', () => {
  for (const { reason, names = [], patterns = [] } of allowedWords) {
    expect(reason.length).toBeGreaterThan(20);
    expect(names.length + patterns.length, reason).toBeGreaterThan(0);
  }
});
