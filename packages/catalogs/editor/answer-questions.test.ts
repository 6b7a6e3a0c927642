import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../catalog-files.ts';
import { createEditorDesk } from './answer-questions.ts';
import type { EditableText, Judgment, TextKey } from './editor-messages.ts';

const key: TextKey = {
  area: 'company',
  context: '',
  english: 'A family of yards, parts counters and one steel mill',
};
const words = 'Una compañía de centros de reciclaje, autopartes y acero';

/** Answers about the catalogs of the site in a folder that a test may change, without dictionaries. */
function ownDesk() {
  const folder = `${mkdtempSync(join(tmpdir(), 'desk-'))}/`;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(`${projectFolder}locales`, `${folder}locales`, { recursive: true });
  return { folder, desk: createEditorDesk('es', folder, () => ({})) };
}

test('what a Spanish page shows is found, and opens in both languages', () => {
  const { desk } = ownDesk();
  expect(desk.answer({ ask: 'find', shown: [words, 'Nada que conste'] })).toEqual([[key], []]);
  expect(desk.answer({ ask: 'open', key })).toMatchObject({
    eng: { file: 'locales/eng/company.po', english: key.english },
    es: { file: 'locales/es/company.po', translation: words },
  });
});

test('findings about the English are told in the language of the page as well', () => {
  const { desk } = ownDesk();
  const judgment = desk.answer({ ask: 'judge', key, language: 'eng', translation: 'A {family' });
  const { findings } = judgment as Judgment;
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: 'icu-syntax',
      text: expect.stringContaining('no se puede leer como mensaje'),
    }),
  );
});

test('what was just saved is found by its new words, and the other language stays as it was', () => {
  const { folder, desk } = ownDesk();
  const english = () => readFileSync(`${folder}locales/eng/company.po`, 'utf8');
  const before = english();
  desk.answer({ ask: 'find', shown: [words] });
  const { es } = desk.answer({ ask: 'open', key }) as { es: EditableText };
  const translation = 'Un titular recién guardado';
  expect(desk.answer({ ask: 'save', key, language: 'es', translation, version: es.version })).toMatchObject({
    saved: true,
  });
  expect(desk.answer({ ask: 'find', shown: [translation] })).toEqual([[key]]);
  expect(english()).toBe(before);
});

test('a text is gone where the catalog of its language, or that catalog, is no longer there', () => {
  const { folder, desk } = ownDesk();
  const texts = [
    { key, language: 'es' },
    { key: { ...key, english: 'Nobody wrote this' }, language: 'es' },
    { key: { ...key, context: 'button' }, language: 'eng' },
    { key: { ...key, area: '../eng/company' }, language: 'es' },
    { key, language: 'tlh' },
  ];
  expect(desk.answer({ ask: 'gone', texts })).toEqual([false, true, true, true, true]);
  // Half saved or half merged, a catalog may have it again in a moment.
  writeFileSync(`${folder}locales/es/company.po`, '<<<<<<< ours\nmsgid "');
  expect(desk.answer({ ask: 'gone', texts: texts.slice(0, 2) })).toEqual([false, false]);
});

test('a name that is no catalog is refused, since it would become a file', () => {
  const { desk } = ownDesk();
  expect(() => desk.answer({ ask: 'open', key: { ...key, area: '../eng/company' } })).toThrow(/no catalog/);
});
