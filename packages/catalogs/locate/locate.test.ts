import { expect, test } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { parsePo } from '#i18n/po/po.ts';
import type { Catalog } from '../catalog-files.ts';
import { readCatalogs } from '../catalog-files.ts';
import { answerWhere } from './answer.ts';
import { findMessages, placeMessages } from './locate-report.ts';
import type { Occurrence } from './occurrence.ts';
import { writeMarkdown } from './write-markdown.ts';

const po = (entries: string) => parsePo(`msgid ""\nmsgstr ""\n"Language: x\\n"\n\n${entries}`);

const catalog = (language: Language, area: string, entries: string): Catalog => ({
  language,
  area,
  path: `locales/${language}/${area}.po`,
  po: po(entries),
});

const catalogs = [
  catalog(
    'eng',
    'shared',
    '#: src/shell/Shell.tsx\nmsgid "Find a yard"\nmsgstr ""\n\n#: src/shell/Shell.tsx\nmsgctxt "menu"\nmsgid "Sell"\nmsgstr "Sell to us"\n\n#: src/shell/RoutingError.tsx\nmsgid "Try again"\nmsgstr ""\n',
  ),
  catalog(
    'eng',
    'mail-content',
    '#: src/features/submissions/content/letters.json\nmsgctxt "letters"\nmsgid "Thank you"\nmsgstr ""\n',
  ),
  catalog('eng', 'routes', '#: src/site/route-words.ts\nmsgctxt "slug"\nmsgid "yards"\nmsgstr ""\n'),
  catalog(
    'es',
    'shared',
    '#: src/shell/Shell.tsx\nmsgid "Find a yard"\nmsgstr ""\n"Encuentre "\n"un centro"\n\nmsgctxt "menu"\nmsgid "Sell"\nmsgstr "Véndanos | su <strong>chatarra</strong>"\n\nmsgid "Try again"\nmsgstr "Inténtelo otra vez"\n',
  ),
];

const occurrence = (number: number, page: string, changes: Partial<Occurrence> = {}): Occurrence => ({
  number,
  page,
  language: 'es',
  path: `/${page}`,
  view: 'served',
  kind: 'text',
  part: 'main',
  heading: 'Horario',
  element: 'a',
  box: null,
  ...changes,
});

const report = placeMessages(
  catalogs,
  [
    occurrence(0, 'home'),
    occurrence(0, 'yard', { kind: 'aria-label', view: 'opened' }),
    occurrence(1, 'home', { part: 'navigation' }),
  ],
  4,
);

test('every message has its lines in both languages and its pages, or the reason why no page shows it', () => {
  expect(report.counts).toEqual({ messages: 5, met: 2, explained: 3, placed: 5 });
  expect(report.messages.map(({ elsewhere }) => elsewhere)).toEqual([
    undefined,
    undefined,
    'state',
    'letters',
    'address',
  ]);
  expect(report.messages[0]?.places).toEqual({
    eng: { file: 'locales/eng/shared.po', line: 7, text: 'Find a yard' },
    es: { file: 'locales/es/shared.po', line: 7, text: 'Encuentre un centro' },
  });
});

test('a message without origin and page has no place, and is counted as such', () => {
  const lost = placeMessages([catalog('eng', 'shared', 'msgid "Lost"\nmsgstr ""\n')], [], 1);
  expect(lost.counts).toEqual({ messages: 1, met: 0, explained: 0, placed: 0 });
});

test('words are found in either language, without capitals, accents or tags, the most alike first', () => {
  const found = (wanted: string) => findMessages(report, wanted).map(({ message }) => message);
  expect(found('FIND A')).toEqual(['Find a yard']);
  expect(found('vendanos | su chatarra')).toEqual(['Sell']);
  expect(found('again')).toEqual(['Try again']);
  expect(found('sell')).toEqual(['Sell']);
  expect(found('nothing like it')).toEqual([]);
  expect(found(' ')).toEqual([]);
});

test.each(['eng', 'es'] as const)(
  'the answer in %s names lines, pages and places within 80 columns',
  (language) => {
    const answer = answerWhere(report, 'Find a yard', language);
    expect(answer).toContain('locales/es/shared.po:7');
    expect(answer).toContain('home /home:');
    expect(answer).toContain('aria-label <a>');
    expect(answer).toContain('Horario');
    expect(answer).toContain('src/shell/Shell.tsx');
    for (const line of answer.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    expect(answerWhere(report, 'nothing like it', language)).toBe('');
  },
);

test('before any page was visited, nothing is said of where a text was not met', () => {
  const unvisited = placeMessages(catalogs, [], 0);
  expect(answerWhere(report, 'Try again', 'eng')).toContain('Met on no page. In a state that nobody opened');
  expect(answerWhere(unvisited, 'Try again', 'eng')).not.toMatch(/Met on no page|state/);
  expect(answerWhere(unvisited, 'Thank you', 'eng')).toContain('\n  In the e-mails that the server sends.');
});

test('a page leads to the lines of its texts, and what no page shows is listed by reason', () => {
  const markdown = writeMarkdown(report, 'es', true);
  expect(markdown).toContain('## home: `/home`');
  expect(markdown).toContain('[Imagen con números](shots/es/home.jpg)');
  expect(markdown).toContain(
    '| 0 | Encuentre un centro | parte principal, bajo «Horario», &lt;a> | [es/shared.po:7](../../locales/es/shared.po#L7) |',
  );
  expect(markdown).toContain('Véndanos \\| su &lt;strong>chatarra&lt;/strong>');
  expect(markdown).toContain('### En un estado que nadie abrió');
});

test('every message of the site has a place in its source', () => {
  const all = placeMessages([...readCatalogs('eng'), ...readCatalogs('es')], [], 0);
  expect(all.counts.messages).toBeGreaterThan(3000);
  expect(all.messages.filter(({ origins }) => origins.length === 0).map(({ message }) => message)).toEqual(
    [],
  );
  expect(all.messages.filter(({ places }) => places.eng === undefined || places.es === undefined)).toEqual(
    [],
  );
});
