import { expect, test } from 'vitest';
import type { Cell } from '../contract.ts';
import { assistiveTechnologyChecks } from './assistive-technology-checks.ts';
import { captionProblems } from './caption-problems.ts';
import { languageOfText } from './language-of-text.ts';
import { languageOfName } from './name-language.ts';

const cell: Cell = {
  id: 'company/eng/1280/light/default/default',
  page: 'company',
  language: 'eng',
  path: '/company',
  width: 1280,
  scheme: 'light',
  mode: 'default',
  state: 'default',
};

test('every check says in both languages what it is and how to mend what it finds', () => {
  const ids = assistiveTechnologyChecks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, title, fix, criteria } of assistiveTechnologyChecks) {
    expect(title.eng, id).not.toBe(title.es);
    expect(fix.eng, id).not.toBe(fix.es);
    expect(languageOfText(fix.eng), fix.eng).not.toBe('es');
    expect(languageOfText(fix.es), fix.es).not.toBe('en');
    for (const criterion of criteria) expect(criterion).toMatch(/^[1-4]\.\d\.\d{1,2}$/);
  }
});

test('every check looks at a page as it opens in a usual window, and none at paper', () => {
  for (const check of assistiveTechnologyChecks) {
    expect(check.appliesTo(cell), check.id).toBe(true);
    expect(check.appliesTo({ ...cell, mode: 'print' }), check.id).toBe(false);
  }
});

test.each([
  ['Este patio cierra los domingos.', 'es'],
  ['This yard is closed on Sundays.', 'en'],
  ['Metal prices today, updated every morning', 'en'],
  ['Precios de metales, actualizados cada mañana', 'es'],
  ['Download our sustainability report', 'en'],
  ['Descargue nuestro informe de sostenibilidad', 'es'],
  ['We could not send your request. Please try again later.', 'en'],
  ['No pudimos enviar su solicitud. Inténtelo más tarde.', 'es'],
] as const)('“%s” is in “%s”', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

test.each([
  'Portland, Ingot Ferry Road 1200',
  '503-555-0142',
  'https://www.example.com/company/sustainability',
  'ISO 14001, RIOS, OHSAS',
  'Ferry Street Metals',
])('“%s” is in no language', (text) => {
  expect(languageOfText(text)).toBeUndefined();
});

test('a short name is known by words that only one language has', () => {
  expect(languageOfName('Close')).toBe('en');
  expect(languageOfName('Cerrar')).toBe('es');
  expect(languageOfName('2 of 5')).toBe('en');
  expect(languageOfName('2 de 5')).toBe('es');
  expect(languageOfName('Menu')).toBeUndefined();
  expect(languageOfName('Ferry Street')).toBeUndefined();
});

const cue = (start: string, end: string, text: string) => `00:00:${start} --> 00:00:${end}\n${text}\n\n`;

test('captions that can be followed have no problem', () => {
  const file = `WEBVTT\n\n${cue('01.000', '04.000', 'The truck drives onto the scale.')}${cue('05.000', '08.000', 'It weighs nine tons.')}`;
  expect(captionProblems(file, 'en', 12)).toEqual([]);
  expect(captionProblems(`\uFEFF${file.replaceAll('\n', '\r\n')}`, 'en')).toEqual([]);
});

test.each([
  [undefined, 'cannot be loaded'],
  ['', 'does not begin with'],
  ['WEBVTT', 'holds no caption'],
  [`WEBVTT\n\n${cue('01,000', '04,000', 'The scale.')}`, 'times cannot be read'],
  [`WEBVTT\n\n${cue('04.000', '01.000', 'The scale.')}`, 'ends before it begins'],
  [`WEBVTT\n\n${cue('01.000', '02.000', 'The truck drives onto the scale.')}`, 'characters a second'],
  [`WEBVTT\n\n${cue('01.000', '04.000', 'One\ntwo\nthree')}`, 'takes 3 lines'],
  [`WEBVTT\n\n${cue('12.000', '14.000', 'The scale.')}`, 'none for 12 seconds'],
  [
    `WEBVTT\n\n${cue('01.000', '04.000', 'One.')}${cue('03.000', '05.000', 'Two.')}`,
    'before the one before it ends',
  ],
  [
    `WEBVTT\n\n${cue('01.000', '08.000', 'El camión sube a la báscula y el precio está a la entrada.')}`,
    'their words are “es”',
  ],
])('captions %j are told off: %s', (file, problem) => {
  expect(captionProblems(file, 'en').join(' ')).toContain(problem);
});

test('a film that goes on after its last caption is told off', () => {
  const file = `WEBVTT\n\n${cue('01.000', '04.000', 'The scale.')}`;
  expect(captionProblems(file, 'en', 40).join(' ')).toContain('last 36 seconds');
});
