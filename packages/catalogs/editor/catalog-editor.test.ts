import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../catalog-files.ts';
import { createCatalogEditor } from './catalog-editor.ts';
import type { EditableText, TextKey } from './editor-messages.ts';

/** The catalogs of the site in a folder that a test may change. */
function ownCatalogs() {
  const folder = `${mkdtempSync(join(tmpdir(), 'editor-'))}/`;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(`${projectFolder}locales`, `${folder}locales`, { recursive: true });
  const file = `${folder}locales/es/company.po`;
  return {
    folder,
    file,
    text: () => readFileSync(file, 'utf8'),
    replace(before: string | RegExp, after: string) {
      const text = readFileSync(file, 'utf8');
      const changed = text.replace(before, after);
      if (changed === text) throw new Error(`${file} does not hold ${before}.`);
      writeFileSync(file, changed);
    },
  };
}

const heading: TextKey = {
  area: 'company',
  context: '',
  english: 'A family of yards, parts counters and one steel mill',
};
const words = 'Una compañía de centros de reciclaje, autopartes y acero';

/** Without dictionaries: they take seconds, and what they find is tested beside them. */
const editorOf = (folder: string) => createCatalogEditor('es', folder, () => ({}));

function readOrFail(read: EditableText | undefined): EditableText {
  if (read === undefined) throw new Error('The catalog has no such text.');
  return read;
}

test('a text comes with its English, its place and what the rules say of it', () => {
  const { folder, text } = ownCatalogs();
  const read = readOrFail(editorOf(folder).read(heading));
  expect(read).toMatchObject({
    translation: words,
    file: 'locales/es/company.po',
    findings: [],
    isFuzzy: false,
  });
  expect(text().split('\n')[read.line - 1]).toBe(`msgstr "${words}"`);
  expect(read.origins.length).toBeGreaterThan(0);
});

test.each(['\n', '\r\n'])('saving changes the line of that entry alone; line breaks are %j', (newline) => {
  const { folder, file, text } = ownCatalogs();
  writeFileSync(file, text().replaceAll('\n', newline));
  const before = text();
  const editor = editorOf(folder);
  const { version } = readOrFail(editor.read(heading));
  const result = editor.save(heading, 'Una compañía de «acero» y "autopartes"', version);
  expect(result).toMatchObject({
    saved: true,
    text: { translation: 'Una compañía de «acero» y "autopartes"' },
  });
  expect(text()).toBe(
    before.replace(`msgstr "${words}"`, 'msgstr "Una compañía de «acero» y \\"autopartes\\""'),
  );
});

test('a wrapped and fuzzy text is written on one line, and what was fuzzy is not any more', () => {
  const { folder, text, replace } = ownCatalogs();
  const before = text();
  const id = `msgid "${heading.english}"`;
  replace(id, `#, fuzzy, no-wrap\n#| msgid "A family of "\n#| "yards"\n${id}`);
  replace(`msgstr "${words}"`, 'msgstr ""\n"Una compañía "\n"de centros"');
  const editor = editorOf(folder);
  const read = readOrFail(editor.read(heading));
  expect(read).toMatchObject({ isFuzzy: true, formerEnglish: 'A family of yards' });
  expect(read.findings.map(({ rule }) => rule)).toContain('fuzzy');
  expect(editor.save(heading, words, read.version).saved).toBe(true);
  expect(text()).toBe(before.replace(id, `#, no-wrap\n${id}`));
});

test('of two windows with one text, the second learns what the first has saved, and loses nothing', () => {
  const { folder, text } = ownCatalogs();
  const editor = editorOf(folder);
  const { version } = readOrFail(editor.read(heading));
  expect(editor.save(heading, 'La primera ventana', version).saved).toBe(true);
  const saved = text();
  const second = editor.save(heading, 'La segunda ventana', version);
  expect(second).toMatchObject({
    saved: false,
    fault: 'changed',
    text: { translation: 'La primera ventana' },
  });
  expect(text()).toBe(saved);
  // Whoever has read both may still decide.
  expect(editor.save(heading, 'La segunda ventana', second.text?.version ?? '').saved).toBe(true);
});

test('a change on the disk is not written over, and one elsewhere in the file is kept', () => {
  const { folder, text, replace } = ownCatalogs();
  const editor = editorOf(folder);
  const { version } = readOrFail(editor.read(heading));
  replace(`msgid "A `, `# somebody else was here\nmsgid "A `);
  expect(editor.save(heading, 'Una compañía', version).saved).toBe(true);
  expect(text()).toContain('# somebody else was here');
  const { version: read } = readOrFail(editor.read(heading));
  replace('msgstr "Una compañía"', 'msgstr "Escrito con otro programa"');
  expect(editor.save(heading, 'Una empresa', read)).toMatchObject({ saved: false, fault: 'changed' });
  expect(text()).toContain('msgstr "Escrito con otro programa"');
});

test('a read-only catalog stays as it is, and the reason is told', () => {
  const { folder, file, text } = ownCatalogs();
  const editor = editorOf(folder);
  const { version } = readOrFail(editor.read(heading));
  const before = text();
  chmodSync(file, 0o444);
  expect(editor.save(heading, 'Otro titular', version)).toMatchObject({
    saved: false,
    fault: 'unwritable',
    detail: expect.stringContaining('company.po'),
  });
  expect(text()).toBe(before);
});

test('where the disk does not take the new file, the old one stays whole', () => {
  const { folder, text } = ownCatalogs();
  const editor = editorOf(folder);
  const { version } = readOrFail(editor.read(heading));
  const before = text();
  mkdirSync(`${folder}locales/es/.company.po.saving`);
  expect(editor.save(heading, 'Otro titular', version)).toMatchObject({ saved: false, fault: 'unwritable' });
  expect(text()).toBe(before);
});

test('a catalog with a merge conflict is not written, and its line is named', () => {
  const { folder, text, replace } = ownCatalogs();
  const editor = editorOf(folder);
  const { version } = readOrFail(editor.read(heading));
  replace(`msgid "${heading.english}"`, `<<<<<<< HEAD\nmsgid "${heading.english}"`);
  const before = text();
  const line = before.slice(0, before.indexOf('<<<<<<<')).split('\n').length;
  expect(editor.save(heading, 'Otro titular', version)).toMatchObject({
    saved: false,
    fault: 'damaged',
    detail: `locales/es/company.po:${line}:1`,
  });
  expect(text()).toBe(before);
});

test('an entry that is gone, or a catalog that never was, is said to be gone', () => {
  const { folder, replace } = ownCatalogs();
  const editor = editorOf(folder);
  const { version } = readOrFail(editor.read(heading));
  replace(`msgid "${heading.english}"`, 'msgid "Another English"');
  expect(editor.save(heading, 'Otro', version)).toMatchObject({ saved: false, fault: 'gone' });
  expect(editor.save({ ...heading, area: 'nothing' }, 'Otro', version)).toMatchObject({ fault: 'gone' });
});

test.each([
  ['a brace without its pair', 'Una {compañía', 'icu-syntax'],
  ['a placeholder that the English does not have', 'Una {compañia} de centros', 'placeholder-unknown'],
  ['no words at all', ' ', 'missing'],
])('%s is told while one types, and not saved', (_, broken, rule) => {
  const { folder, text } = ownCatalogs();
  const editor = editorOf(folder);
  const { version } = readOrFail(editor.read(heading));
  const before = text();
  expect(editor.judge(heading, broken).map((finding) => finding.rule)).toContain(rule);
  expect(editor.save(heading, broken, version)).toMatchObject({ saved: false, fault: 'refused' });
  expect(text()).toBe(before);
});

test('a warning is told while one types, in the language of the translator, and is no reason to refuse', () => {
  const { folder } = ownCatalogs();
  const editor = editorOf(folder);
  const doubled = 'Una  compañía de centros de reciclaje';
  expect(editor.judge(heading, doubled)).toMatchObject([{ rule: 'double-space', severity: 'warning' }]);
  expect(editor.save(heading, doubled, readOrFail(editor.read(heading)).version).saved).toBe(true);
  expect(readdirSync(`${folder}locales/es`).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a review is written with its name and day, and goes with the next change of the words', () => {
  const { folder, text } = ownCatalogs();
  const before = text();
  const editor = editorOf(folder);
  const read = readOrFail(editor.read(heading));
  expect(read.state).toEqual({ stage: 'translated' });
  const review = { by: 'Ana Ruiz', on: '2026-11-28' };
  expect(editor.review(heading, review, read.version)).toMatchObject({
    saved: true,
    text: { state: { stage: 'reviewed', review: { ...review, holds: true } }, comments: read.comments },
  });
  expect(text()).toMatch(/^# reviewed: 2026-11-28, Ana Ruiz \[\w{8}\]$/m);
  expect(editor.save(heading, 'Una empresa', read.version)).toMatchObject({
    text: { state: { stage: 'translated' } },
  });
  expect(text()).toBe(before.replace(`msgstr "${words}"`, 'msgstr "Una empresa"'));
});

test.each([
  ['a text that the English has outrun', '#, fuzzy\nmsgid', 'refused'],
  ['a text that somebody has changed meanwhile', 'msgid', 'changed'],
])('%s cannot be reviewed', (_, before, fault) => {
  const { folder, text, replace } = ownCatalogs();
  const editor = editorOf(folder);
  if (fault === 'refused') replace(`msgid "${heading.english}"`, `${before} "${heading.english}"`);
  const { version } = readOrFail(editor.read(heading));
  if (fault === 'changed') replace(`msgstr "${words}"`, 'msgstr "Otro"');
  const now = text();
  expect(editor.review(heading, { by: 'Ana', on: '2026-11-28' }, version)).toMatchObject({
    saved: false,
    fault,
  });
  expect(text()).toBe(now);
});
