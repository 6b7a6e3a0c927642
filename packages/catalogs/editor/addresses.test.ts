import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parsePo } from '#i18n/po/po.ts';
import { projectFolder } from '../catalog-files.ts';
import { withRelease } from '../text-states.ts';
import { acceptMoves, movesToAccept, movesWith, slugsOfPage } from './addresses.ts';
import { createEditorDesk } from './answer-questions.ts';
import { createCatalogEditor } from './catalog-editor.ts';
import type { PageWords, TextKey } from './editor-messages.ts';

const slug = (english: string): TextKey => ({ area: 'routes', context: 'slug', english });

/** The catalogs of the site in a folder that a test may change, without dictionaries. */
function ownCatalogs() {
  const folder = `${mkdtempSync(join(tmpdir(), 'addresses-'))}/`;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(`${projectFolder}locales`, `${folder}locales`, { recursive: true });
  const lock = `${folder}locales/slugs.lock.json`;
  return { folder, lock, editor: createCatalogEditor('es', folder, () => ({})) };
}

function rename(editor: ReturnType<typeof ownCatalogs>['editor'], word: string, to: string) {
  return editor.save(slug(word), to, editor.read(slug(word))?.version ?? '');
}

test('a page has the words of its own part of the address, in whichever language it is asked for', () => {
  expect(slugsOfPage('es', '/compania/carreras')).toEqual([slug('careers')]);
  expect(slugsOfPage('eng', '/company/careers')).toEqual([slug('careers')]);
  expect(slugsOfPage('es', '/')).toEqual([]);
  expect(slugsOfPage('es', '/no/such/page')).toEqual([]);
});

test('a word of an address names every address that moves with it, pages below included', () => {
  const moves = movesWith(slug('careers'), 'es', 'empleo');
  expect(moves).toContainEqual({
    language: 'es',
    from: '/compania/carreras',
    to: '/compania/empleo',
  });
  expect(moves.every(({ from, to }) => from.replace('/carreras', '/empleo') === to)).toBe(true);
  expect(moves.length).toBeGreaterThan(1);
  expect(movesWith(slug('careers'), 'es', 'carreras')).toEqual([]);
  expect(movesWith(slug('careers'), 'es', 'No es dirección')).toEqual([]);
  expect(movesWith({ ...slug('careers'), context: 'label' }, 'es', 'empleo')).toEqual([]);
});

test.each([
  ['letters that no address may have', 'Carreras y más', 'slug-shape'],
  ['the word of the page beside it', 'contactos', 'slug-shared'],
  ['a name that the server keeps', 'api', 'slug-reserved'],
])('%s are told while one types, and not saved', (_, words, rule) => {
  const { folder, editor } = ownCatalogs();
  const file = `${folder}locales/es/routes.po`;
  const before = readFileSync(file, 'utf8');
  expect(editor.judge(slug('careers'), words).map((finding) => finding.rule)).toContain(rule);
  expect(rename(editor, 'careers', words)).toMatchObject({ saved: false, fault: 'refused' });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('an address that has moved waits to be accepted, and then leads to the new one', () => {
  const { folder, lock, editor } = ownCatalogs();
  expect(movesToAccept(folder)).toEqual([]);
  expect(rename(editor, 'award', 'premio')).toMatchObject({ saved: true, text: { findings: [] } });
  const moved = movesToAccept(folder);
  expect(moved).toMatchObject([{ language: 'es', to: expect.stringMatching(/\/premio$/) }]);
  expect(acceptMoves(folder)).toEqual({ accepted: true, file: 'locales/slugs.lock.json' });
  expect(movesToAccept(folder)).toEqual([]);
  expect(JSON.parse(readFileSync(lock, 'utf8')).es.award).toEqual({
    current: moved[0]?.to,
    former: [moved[0]?.from],
  });
});

test('an address that was another page’s is refused, since old links lead to that page', () => {
  const { folder, editor } = ownCatalogs();
  rename(editor, 'award', 'premio');
  acceptMoves(folder);
  expect(editor.judge(slug('careers'), 'reconocimiento').map(({ rule }) => rule)).toEqual(['slug-retired']);
});

test('a list of addresses that cannot be read or written stays as it is, and the reason is told', () => {
  const { folder, lock, editor } = ownCatalogs();
  rename(editor, 'award', 'premio');
  const whole = readFileSync(lock, 'utf8');
  chmodSync(lock, 0o444);
  expect(acceptMoves(folder)).toMatchObject({ accepted: false, fault: 'unwritable' });
  expect(readFileSync(lock, 'utf8')).toBe(whole);
  chmodSync(lock, 0o644);
  writeFileSync(lock, `<<<<<<< HEAD\n${whole}`);
  expect(acceptMoves(folder)).toMatchObject({ accepted: false, fault: 'unwritable' });
  expect(readFileSync(lock, 'utf8')).toBe(`<<<<<<< HEAD\n${whole}`);
});

test('a page is asked for with its address, its title behind the brand and its description', () => {
  const { folder } = ownCatalogs();
  const desk = createEditorDesk('es', folder, () => ({}));
  expect(
    desk.answer({ ask: 'page', path: '/compania/carreras', title: 'Marca | Carreras', description: '' }),
  ).toEqual({
    title: [{ area: 'routes', context: 'label', english: 'Careers' }],
    description: [],
    address: [slug('careers')],
    moved: [],
    former: [],
  });
  expect(
    desk.answer({ ask: 'judge', key: slug('careers'), language: 'es', translation: 'empleo' }),
  ).toMatchObject({ findings: [], moves: [{ from: '/compania/carreras' }, {}, {}] });
});

/** Hands the catalogs in, as they are now. */
function commit(folder: string) {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder });
  git('init', '--quiet');
  git('add', 'locales');
  git('-c', 'user.name=Ana', '-c', 'user.email=ana@site.example', 'commit', '--quiet', '-m', 'texts: Begin');
}

function markAsReleased(folder: string) {
  const file = `${folder}locales/es/routes.po`;
  const source = readFileSync(file, 'utf8');
  const entry = parsePo(source).entries.find(
    ({ id, context }) => id.text === 'award' && context?.text === 'slug',
  );
  if (entry === undefined) throw new Error('There is no such word.');
  writeFileSync(file, withRelease(source, entry, '2026-11-28'));
}

const open = (folder: string) => createEditorDesk('es', folder, () => ({}));

/** Renames a page and accepts it; the editor is opened before that where `isOpen` says so. */
function renamed(isOpen: boolean, isCommitted = false) {
  const site = ownCatalogs();
  const before = readFileSync(site.lock, 'utf8');
  if (isCommitted) commit(site.folder);
  const opened = isOpen ? open(site.folder) : undefined;
  rename(site.editor, 'award', 'premio');
  acceptMoves(site.folder);
  return { ...site, before, desk: opened ?? open(site.folder) };
}

function restore(
  { desk, editor }: Pick<ReturnType<typeof renamed>, 'desk' | 'editor'>,
  to = 'reconocimiento',
) {
  const version = editor.read(slug('award'))?.version ?? '';
  return desk.answer({ ask: 'restore', key: slug('award'), language: 'es', translation: to, version });
}

test.each([
  ['it was accepted since the editor is open', () => renamed(true)],
  ['it was accepted before, but never handed in', () => renamed(false, true)],
])('an accepted address is put back in one step, and the one in between is forgotten: %s', (_, make) => {
  const site = make();
  const page = site.desk.answer({ ask: 'page', path: '/compania/premio', title: '', description: '' });
  expect((page as PageWords).former).toEqual([
    { key: slug('award'), language: 'es', slug: 'reconocimiento', path: '/compania/reconocimiento' },
  ]);
  expect(restore(site)).toMatchObject({ saved: true });
  expect(readFileSync(site.lock, 'utf8')).toBe(site.before);
  expect(movesToAccept(site.folder)).toEqual([]);
});

test.each([
  ['nobody can say whether it was handed in', () => renamed(false)],
  [
    'it was released',
    () => {
      const site = renamed(true);
      markAsReleased(site.folder);
      return site;
    },
  ],
  [
    'it was handed in',
    () => {
      const site = renamed(true);
      commit(site.folder);
      return site;
    },
  ],
])('an accepted address is put back in one step, and the one in between stays the page’s: %s', (_, make) => {
  const site = make();
  expect(restore(site)).toMatchObject({ saved: true });
  expect(movesToAccept(site.folder)).toEqual([]);
  expect(JSON.parse(readFileSync(site.lock, 'utf8')).es.award).toEqual({
    current: '/compania/reconocimiento',
    former: ['/compania/premio'],
  });
  expect(site.editor.judge(slug('careers'), 'premio').map(({ rule }) => rule)).toEqual(['slug-retired']);
  // And back again: what was public first is forgotten least of all.
  expect(restore(site, 'premio')).toMatchObject({ saved: true });
  expect(JSON.parse(readFileSync(site.lock, 'utf8')).es.award.former).toEqual(['/compania/reconocimiento']);
});

test('other addresses that wait to be accepted go on waiting when one is put back', () => {
  const site = renamed(true);
  rename(site.editor, 'careers', 'empleo');
  expect(restore(site)).toMatchObject({ saved: true });
  expect(readFileSync(site.lock, 'utf8')).toBe(site.before);
  expect(movesToAccept(site.folder).some(({ to }) => to === '/compania/empleo')).toBe(true);
});
