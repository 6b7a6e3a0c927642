import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/** A third language is one line of data and PO files: here French, with the Spanish words, in a copy of the project. */
let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
  copy.replace(
    'src/i18n/language.ts',
    /^( {2}es: \{.*\},)$/m,
    "$1\n  fra: { html: 'fr', format: 'fr-CA', name: 'Français' },",
  );
  const folder = join(copy.folder, 'locales/fra');
  cpSync(join(copy.folder, 'locales/es'), folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replace(/"Language: es\\n"/, '"Language: fra\\n"'));
  }
});
afterAll(() => copy.remove());

/** What a module of the copy, asked for on the command line, prints as JSON. */
function ask(script: string): unknown {
  writeFileSync(join(copy.folder, 'ask.ts'), script);
  const { code, output } = copy.run('ask.ts');
  expect(code, output).toBe(0);
  return JSON.parse(output);
}

test('every page has an address in a third language, and its own word is an address of none', () => {
  const { paths, eng, reserved, lang } = ask(`
    import { htmlLang } from '#i18n/language.ts';
    import { readSlugFiles } from '#site/read-slug-files.ts';
    import { pathTable, reservedSlugs } from '#site/slugs.ts';
    const table = pathTable(await readSlugFiles());
    console.log(JSON.stringify({ paths: table.fra, eng: table.eng, reserved: reservedSlugs, lang: htmlLang.fra }));
  `) as { paths: Record<string, string>; eng: Record<string, string>; reserved: string[]; lang: string };
  expect(Object.keys(paths)).toEqual(Object.keys(eng));
  expect(paths.careers).toBe('/compania/carreras');
  // A language without a shape of its own has the English one, in its own words.
  expect(paths.culture?.split('/')).toHaveLength(eng.culture?.split('/').length ?? 0);
  expect(reserved).toContain('fra');
  expect(lang).toBe('fr');
});

/** The rules and files of what the check finds in the copy; without GNU gettext, which takes its time. */
function check(): string[] {
  return ask(`
    import { languages } from '#i18n/language.ts';
    import { projectFolder, readCatalogs } from '#tooling/catalogs/catalog-files.ts';
    import { catalogFindings } from '#tooling/catalogs/catalog-rules.ts';
    import { siteSlugRules } from '#tooling/catalogs/site-slugs.ts';
    import { lockFindings } from '#tooling/catalogs/slug-lock-rules.ts';
    const catalogs = languages.flatMap((language) => readCatalogs(language));
    const findings = [...catalogFindings(catalogs, siteSlugRules()), ...lockFindings(catalogs, projectFolder)];
    const errors = findings.filter(({ severity }) => severity === 'error');
    console.log(JSON.stringify(errors.map(({ rule, file }) => rule + ' ' + file)));
  `) as string[];
}

test('the check reads its catalogs and holds its addresses to be accepted', { timeout: 60_000 }, () => {
  expect(new Set(check())).toEqual(new Set(['slug-new locales/fra/routes.po']));
  expect(copy.run('src/tooling/catalogs/slugs.ts', '--accept')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Français (fra)'),
  });
  expect(check()).toEqual([]);
  copy.replace('locales/fra/routes.po', 'msgstr "carreras"', 'msgstr "carrières"');
  expect(check()).toEqual(['slug-shape locales/fra/routes.po']);
});
