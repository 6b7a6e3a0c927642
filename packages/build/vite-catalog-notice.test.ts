import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '@site/catalogs/catalog-files.ts';
import { expect, onTestFinished, test } from 'vitest';
import { catalogMistakes, catalogNotice, entry } from './vite-catalog-notice.ts';

test.each([
  ['a brace without its pair', 'msgstr "Un {titular"', 'icu-syntax'],
  ['a quote without its pair', 'msgstr "Un titular', 'po-syntax'],
  ['a tag without its pair', 'msgstr "Un <em>titular"', 'tag-nesting'],
])('%s in a catalog that is saved is found at its line', (_, broken, rule) => {
  const folder = `${mkdtempSync(join(tmpdir(), 'notice-'))}/`;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(`${projectFolder}locales`, `${folder}locales`, { recursive: true });
  expect(catalogMistakes('es', 'company', folder)).toEqual([]);
  const file = `${folder}locales/es/company.po`;
  const text = readFileSync(file, 'utf8');
  const heading = /^msgstr "Una compañía de centros.*"$/m;
  const line = text.slice(0, text.search(heading)).split('\n').length;
  writeFileSync(file, text.replace(heading, broken));
  const [finding] = catalogMistakes('es', 'company', folder);
  expect(finding).toMatchObject({ rule, line, file: 'locales/es/company.po', severity: 'error' });
});

test('no build carries the notice', () => {
  expect(catalogNotice('es').apply).toBe('serve');
});

test('the notice comes with a module that the site has', () => {
  expect(existsSync(`${projectFolder}${entry}`)).toBe(true);
});
