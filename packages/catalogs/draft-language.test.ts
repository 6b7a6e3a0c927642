import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasedOnly } from '@site/build/vite-draft-languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from './catalog-files.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/** A draft is one line of data: here French, which a translator has just begun, in a copy of the project. */
const languageFile = 'src/i18n/language.ts';
let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
  copy.replace(
    languageFile,
    /^( {2}es: \{.*\},)$/m,
    "$1\n  fr: { html: 'fr', format: 'fr-CA', name: 'Français', draft: true },",
  );
});
afterAll(() => copy.remove());

const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

test('a build has the modules that it has without the draft', () => {
  const [begun, plain] = [copy.folder, projectFolder].map((folder) => textOf(folder, languageFile));
  expect(begun).toContain('Français');
  expect(releasedOnly(begun ?? '')).toBe(releasedOnly(plain ?? ''));
  expect(releasedOnly(begun ?? '')).toContain('export const languages = Object.keys(facts) as');
});

test('a draft over several lines is refused before it is published', () => {
  const text = textOf(copy.folder, languageFile).replace('draft: true },', 'draft: true,\n  },');
  expect(() => releasedOnly(text)).toThrow('one line');
});

test('server, routes and checks of the site know nothing of a draft', () => {
  writeFileSync(
    join(copy.folder, 'ask.ts'),
    `
    import { htmlLang, isLanguage, languages } from '#i18n/language.ts';
    import { readEnv } from '#server/env.ts';
    import { readSlugFiles } from '#site/read-slug-files.server.ts';
    import { pathTable, reservedSlugs } from '#site/slugs.ts';
    const named = [readEnv({}).origins, pathTable(readSlugFiles()), htmlLang].map(Object.keys);
    console.log(JSON.stringify({ languages, named, isOne: isLanguage('fr'), reserved: reservedSlugs.includes('fr') }));
  `,
  );
  const { code, output } = copy.run('ask.ts');
  expect(code, output).toBe(0);
  const released = ['eng', 'es'];
  expect(JSON.parse(output)).toEqual({
    languages: released,
    named: [released, released, released],
    isOne: false,
    reserved: false,
  });
});

test('its catalogs are begun, its faults are told as notes and counted, and the others stay as they are', {
  timeout: 240_000,
}, () => {
  const spanish = textOf(copy.folder, 'locales/es/routes.po');
  const begun = copy.run('packages/catalogs/extract.ts');
  expect(begun, begun.output).toMatchObject({ code: 0 });
  expect(begun.output).toContain('locales/fr: begun');
  expect(existsSync(join(copy.folder, 'locales/fr/shared.po'))).toBe(true);
  expect(textOf(copy.folder, 'locales/es/routes.po')).toBe(spanish);

  copy.replace('locales/fr/shared.po', /(\nmsgid "Skip to main content"\nmsgstr )""/, '$1"Aller {ici}"');
  // As a merge that went wrong leaves it: this catalog has lost a message that the others have.
  copy.replace('locales/fr/shared.po', /\n\n[^\n]*(?:\n[^\n]+)*\nmsgstr ""\n$/, '\n');
  const check = copy.run('packages/catalogs/check.ts', '--catalogs-only');
  expect(check, check.output.slice(-3000)).toMatchObject({ code: 0 });
  expect(check.output).toContain('note: placeholder-unknown');
  expect(check.output).toMatch(/Français \(fr\), draft: \d{3,} missing, .*none of it stops a build\./);
  expect(check.output).toMatch(/\n0 errors, /);

  // The addresses of the others are held as they were.
  copy.replace('locales/es/routes.po', /(\nmsgctxt "slug"\nmsgid "award"\nmsgstr ")[^"]*/, '$1galardon');
  expect(copy.run('packages/catalogs/check.ts', '--catalogs-only')).toMatchObject({
    code: 1,
    output: expect.stringContaining('error: slug-changed'),
  });

  const rows = JSON.parse(copy.run('packages/catalogs/report-progress.ts', '--json').output) as {
    area: string;
    language: string;
    missing: number;
  }[];
  const french = rows.filter(({ language }) => language === 'fr');
  expect(french.reduce((sum, { missing }) => sum + missing, 0)).toBeGreaterThan(1000);
});
