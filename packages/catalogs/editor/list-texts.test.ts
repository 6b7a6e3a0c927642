import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectFolder, readCatalog } from '../catalog-files.ts';
import { withReview } from '../text-states.ts';
import type { ListQuestion } from './editor-messages.ts';
import { listTexts, locateFolder, pagesOf } from './list-texts.ts';

const english = 'A family of yards, parts counters and one steel mill';
const key = { area: 'company', context: '', english };

/** Three catalogs of the site in a folder that a test may change. */
function ownCatalogs() {
  const folder = `${mkdtempSync(join(tmpdir(), 'list-'))}/`;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of ['eng/company.po', 'es/company.po', 'es/mail-content.po'])
    cpSync(`${projectFolder}locales/${path}`, `${folder}locales/${path}`);
  const file = `${folder}locales/es/company.po`;
  return {
    folder,
    rewrite(change: (text: string) => string) {
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    },
    list: (asked: Partial<ListQuestion> = {}) =>
      listTexts({ ask: 'list', language: 'es', show: 'open', words: '', most: 1000, ...asked }, folder),
  };
}

test('what is missing comes first, then what the English has outrun, then what nobody has reviewed', () => {
  const { list, folder } = ownCatalogs();
  rmSync(`${folder}locales/es/mail-content.po`);
  const entries = ['msgid "A"\nmsgstr "a"', '#, fuzzy\nmsgid "B"\nmsgstr "b"', 'msgid "C"\nmsgstr ""'];
  writeFileSync(`${folder}locales/es/company.po`, entries.join('\n\n'));
  const { texts, count } = list();
  expect(texts.map(({ english: own, state }) => [own, state.stage])).toEqual([
    ['C', 'missing'],
    ['B', 'fuzzy'],
    ['A', 'translated'],
  ]);
  expect(count).toBe(3);
  expect(list({ show: 'fuzzy' })).toMatchObject({ count: 1, texts: [{ english: 'B' }] });
});

test('a reviewed text is no longer open, and is found among the reviewed', () => {
  const { list, rewrite, folder } = ownCatalogs();
  const before = list().count;
  const entry = readCatalog('es', 'company', folder)?.po.entries.find(({ id }) => id.text === english);
  if (entry === undefined) throw new Error('The catalog has no such text.');
  rewrite((text) => withReview(text, entry, { by: 'Ana Ruiz', on: '2026-11-28' }));
  expect(list().count).toBe(before - 1);
  expect(list({ show: 'reviewed' }).texts).toMatchObject([{ ...key, state: { review: { by: 'Ana Ruiz' } } }]);
});

test('words are found in both languages, without accents or capitals, letters included; no more than asked for are told', () => {
  const { list } = ownCatalogs();
  expect(list({ words: 'COMPANIA de centros' }).texts).toMatchObject([key]);
  expect(list({ words: 'counters and one steel' }).texts).toMatchObject([key]);
  expect(list({ words: 'mail-content' }).count).toBeGreaterThan(10);
  const few = list({ most: 3 });
  expect(few.texts).toHaveLength(3);
  expect(few.count).toBeGreaterThan(3);
});

test('a text that was seen on a page has its picture and its place, one that was only heard has its page', () => {
  const { list, folder } = ownCatalogs();
  expect(list().hasPlaces).toBe(false);
  const box = { left: 10, top: 20, width: 300, height: 40 };
  const seen = { number: 1, language: 'es', path: '/compania', kind: 'text', heading: '', element: 'h1' };
  const shown = { ...seen, page: 'company', view: 'served', part: 'main', box };
  const heard = { ...seen, page: 'company', view: 'served', part: 'header', box: null };
  mkdirSync(`${folder}${locateFolder}shots/es`, { recursive: true });
  writeFileSync(`${folder}${locateFolder}shots/es/company.jpg`, '');
  const report = (places: object[]) =>
    writeFileSync(
      `${folder}${locateFolder}report.json`,
      JSON.stringify({ messages: [{ area: 'company', message: english, seen: places }] }),
    );
  report([heard, shown]);
  const picture = { address: '/shots/es/company.jpg', ...box };
  expect(list({ words: english })).toMatchObject({
    hasPlaces: true,
    texts: [{ place: { page: 'company', path: '/compania', picture } }],
  });
  const entry = readCatalog('es', 'company', folder)?.po.entries.find(({ id }) => id.text === english);
  if (entry === undefined) throw new Error('The catalog has no such text.');
  const address = { ...shown, page: 'home', path: '/' };
  report([
    heard,
    shown,
    address,
    { ...address, language: 'eng' },
    { ...address, view: 'file', path: '/llms.txt' },
  ]);
  expect(pagesOf('company', entry, 'es', folder)).toEqual(['/compania', '/']);
  report([heard]);
  expect(list({ words: english }).texts[0]?.place).toEqual({ page: 'company', path: '/compania' });
});
