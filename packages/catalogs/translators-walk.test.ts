import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { readSlugLock } from '#site/read-slug-lock.server.ts';
import { formerPaths } from '#site/slug-lock.ts';
import { pathTable } from '#site/slugs.ts';
import { asPoedit } from './as-poedit.ts';
import { projectFolder } from './catalog-files.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/** TRANSLATING.md, step by step, with the commands that it names, in a copy of the project. */
let copy: ProjectCopy;
const [shared, routes] = ['locales/es/shared.po', 'locales/es/routes.po'];
const changed = [shared, routes, 'locales/slugs.lock.json'];

beforeAll(() => {
  copy = copyProject();
});
beforeEach(() => {
  for (const file of changed) save(file, readFileSync(projectFolder + file, 'utf8'));
});
afterAll(() => copy.remove());

const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8');
const save = (file: string, text: string) => writeFileSync(join(copy.folder, file), text);
const check = (...options: string[]) => copy.run('packages/catalogs/check.ts', '--catalogs-only', ...options);
const fix = () => copy.run('packages/catalogs/fix-catalogs.ts');
const slugs = (...options: string[]) => copy.run('packages/catalogs/slugs.ts', ...options);
const entry = /(#\. .*\n#: .*\nmsgid "Find a Location"\nmsgstr )"(.*)"/;
/** Machines are shared: a walk is a dozen commands. */
const timeout = 240_000;

test('a sentence changed in a text editor passes the check', { timeout }, () => {
  copy.replace(shared, entry, '$1"Encuentre un centro cercano"');
  expect(check()).toEqual({ code: 0, output: expect.stringMatching(/^0 errors, 0 warnings in /) });
});

test('the mistake that the guide proposes is told as it says, in the language that was asked for', {
  timeout,
}, () => {
  copy.replace(shared, /(\nmsgstr ".*)\{brandName\}/, '$1{marca}');
  const spanish = check('--language', 'es');
  expect(spanish.code).toBe(1);
  expect(spanish.output).toContain('placeholder-lost: {brandName} no está en la');
  expect(spanish.output).toContain('placeholder-unknown: {marca}');
  expect(spanish.output).toContain('2 errores, 0 avisos');
});

test('files saved by Poedit pass, and mending brings back the usual form', { timeout }, () => {
  const before = [shared, routes].map(read);
  for (const file of [shared, routes]) save(file, asPoedit(read(file)));
  expect(read(shared)).toContain('"X-Generator: Poedit');
  expect(read(shared)).toMatch(/\nmsgstr ""\n".* "\n"/);
  expect(check()).toMatchObject({ code: 0, output: expect.stringContaining('0 errors, 0 warnings') });
  expect(fix()).toMatchObject({ code: 0, output: expect.stringContaining('layout only') });
  const bodyOf = (text: string | undefined) => text?.slice(text.indexOf('\n\n'));
  expect([shared, routes].map((file) => bodyOf(read(file)))).toEqual(before.map(bodyOf));
  expect(fix().output).toBe('Nothing to mend.\n');
});

test('a fuzzy entry blocks, and shows the English it was made for', {
  timeout,
}, () => {
  const whole = read(shared);
  const fuzzy = whole.replace('msgid "Find a Location"', '#, fuzzy\n#| msgid "Find a Yard"\n$&');
  save(shared, asPoedit(fuzzy));
  const told = check();
  expect(told.code).toBe(1);
  expect(told.output).toContain('error: fuzzy:');
  expect(told.output.replace(/\s+/g, ' ')).toContain('The English was: "Find a Yard".');
});

test('what needs no judgment is mended by command, and no word changes', { timeout }, () => {
  copy.replace(shared, entry, '$1"  Encuentre una ubicacio\u0301n "');
  expect(check().code).toBe(1);
  expect(fix()).toMatchObject({ code: 0, output: expect.stringContaining('mended (1 text)') });
  expect(entry.exec(read(shared))?.[2]).toBe('Encuentre una ubicación');
  expect(check().code).toBe(0);
});

test('a changed address stops the check until it is accepted, and the old one leads there', {
  timeout,
}, async () => {
  const word = /(msgctxt "slug"\nmsgid "company"\nmsgstr )"(.*)"/;
  const old = word.exec(read(routes))?.[2];
  copy.replace(routes, word, '$1"empresa"');
  expect(check()).toMatchObject({ code: 1, output: expect.stringContaining('error: slug-changed') });
  expect(slugs()).toMatchObject({ code: 1, output: expect.stringContaining('→  /empresa/cultura\n') });
  expect(slugs('--accept').code).toBe(0);
  expect(check().code).toBe(0);
  const root = pathToFileURL(`${copy.folder}/`);
  const paths = pathTable(readSlugFiles(root));
  const former = formerPaths(readSlugLock(root), paths).es;
  const leads = Object.fromEntries(former.map(({ pattern, pageId }) => [pattern, paths.es[pageId]]));
  expect(leads[`/${old}`]).toBe('/empresa');
  expect(leads[`/${old}/cultura`]).toBe('/empresa/cultura');
  expect(leads[`/${old}/inversionistas/comunicado/:id`]).toBe('/empresa/inversionistas/comunicado/:id');
});

test('an address that was public is refused to another page', { timeout }, () => {
  copy.replace(routes, 'msgstr "cultura"', 'msgstr "nuestra-cultura"');
  expect(slugs('--accept').code).toBe(0);
  copy.replace(routes, 'msgstr "carreras"', 'msgstr "cultura"');
  expect(check()).toMatchObject({ code: 1, output: expect.stringContaining('error: slug-retired') });
  expect(slugs('--accept').code).toBe(1);
});
