import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from './catalog-files.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { addFrench } from './third-language.ts';

/** A third language is one line of data and PO files: here French, with the Spanish words, in a copy of the project. */
let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
  addFrench(copy);
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
    import { readSlugFiles } from '#site/read-slug-files.server.ts';
    import { pathTable, reservedSlugs } from '#site/slugs.ts';
    const table = pathTable(readSlugFiles());
    console.log(JSON.stringify({ paths: table.fra, eng: table.eng, reserved: reservedSlugs, lang: htmlLang.fra }));
  `) as { paths: Record<string, string>; eng: Record<string, string>; reserved: string[]; lang: string };
  expect(Object.keys(paths)).toEqual(Object.keys(eng));
  expect(paths.careers).toBe('/fr-compania/fr-carreras');
  // A language without a shape of its own has the English one, in its own words.
  expect(paths.culture?.split('/')).toHaveLength(eng.culture?.split('/').length ?? 0);
  expect(reserved).toContain('fra');
  expect(lang).toBe('fr');
});

/** The rules and files of what the check finds in the copy; without GNU gettext, which takes its time. */
function check(): string[] {
  return ask(`
    import { languages } from '#i18n/language.ts';
    import { projectFolder, readCatalogs } from './packages/catalogs/catalog-files.ts';
    import { catalogFindings } from './packages/catalogs/catalog-rules.ts';
    import { siteSlugRules } from './packages/catalogs/site-slugs.ts';
    import { lockFindings } from './packages/catalogs/slug-lock-rules.ts';
    const catalogs = languages.flatMap((language) => readCatalogs(language));
    const findings = [...catalogFindings(catalogs, siteSlugRules()), ...lockFindings(catalogs, projectFolder)];
    const errors = findings.filter(({ severity }) => severity === 'error');
    console.log(JSON.stringify(errors.map(({ rule, file }) => rule + ' ' + file)));
  `) as string[];
}

test('its addresses are those of a further language on every host, and the switch leads there without script', () => {
  expect(
    ask(`
    import { chooseLanguage } from '#i18n/choose-language.ts';
    import { otherLanguages, perLanguage } from '#i18n/language.ts';
    import { aliasTable } from '#site/aliases.ts';
    import { crossLanguageLink, originsFor } from '#site/origins.ts';
    import { readSlugFiles } from '#site/read-slug-files.server.ts';
    import { pathTable } from '#site/slugs.ts';
    import { readEnv, SettingsFault } from '#server/env.ts';
    import { createSitePaths } from '#server/pages/site-paths.ts';
    const { origins } = readEnv({});
    const paths = pathTable(readSlugFiles());
    const { pathLanguage } = createSitePaths({ paths });
    const hosts = perLanguage((each) => new URL(origins[each]).host);
    const on = (host, path, remembered) => chooseLanguage({ host, path, remembered, hosts, pathLanguage });
    const given = { FRENCH_ORIGIN: 'https://fr.site.example', ENGLISH_ORIGIN: 'https://www.site.example' };
    const fixed = readEnv({ ...given, SPANISH_ORIGIN: 'https://es.site.example' }).origins;
    const faultsOf = (variables) => {
      try { readEnv(variables); return []; } catch (error) { return error.faults; }
    };
    console.log(JSON.stringify({
      local: origins.fra,
      fixed: fixed.fra,
      sameHost: faultsOf({ SPANISH_ORIGIN: 'http://fr.localhost' }),
      feeds: readEnv({ NEWS_FEED_URL: 'https://feed.example', NEWS_FEED_URL_FR: 'https://feed.example/fr' }).otherNewsFeeds,
      feedsAlone: faultsOf({ EVENTS_URL_FR: 'https://feed.example/fr' }),
      notices: faultsOf({ NOTICE_LANGUAGE: 'fra' }).concat(faultsOf({ NOTICE_LANGUAGE: 'ita' })),
      host: on('fr.localhost:3000', '/', 'es').language,
      home: on('localhost:3000', '/fra', 'es'),
      own: on('localhost:3000', paths.fra.careers, 'es').language,
      remembered: on('localhost:3000', '/', 'fra').language,
      // The page of one language and its twin in another: never one that the third does not have.
      legal: ['eng', 'es', 'fra', null].map((each) => on('localhost:3000', paths.es['legal-notices'], each).language),
      others: otherLanguages('es'),
      link: crossLanguageLink(originsFor(origins, 'localhost'), 'fra', '/'),
      fixedLink: crossLanguageLink(originsFor(fixed, 'www.site.example'), 'fra', '/'),
      aliases: Object.keys(aliasTable(paths).eng).filter((path) => path.startsWith('/locations/')),
    }));
  `),
  ).toEqual({
    local: 'http://fr.localhost:3000',
    fixed: 'https://fr.site.example',
    sameHost: [
      'FRENCH_ORIGIN: must have another host than SPANISH_ORIGIN, because the host decides the language',
    ],
    feeds: { fra: 'https://feed.example/fr' },
    feedsAlone: ['EVENTS_URL: must be set with EVENTS_URL_FR, because the English site needs events as well'],
    notices: ['NOTICE_LANGUAGE: must be eng, es, or fra'],
    host: 'fra',
    home: { language: 'fra', remember: true, reason: 'language path' },
    own: 'fra',
    remembered: 'fra',
    legal: ['eng', 'es', 'es', 'eng'],
    others: ['eng', 'fra'],
    link: '/fra',
    fixedLink: 'https://fr.site.example/',
    aliases: ['/locations/buscar', '/locations/fr-buscar'],
  });
});

test('the types ask nothing more of the code, and a choice nobody has made is the first language’s', {
  timeout: 240_000,
}, () => {
  for (const name of ['tests', 'playwright.config.ts'])
    cpSync(join(projectFolder, name), join(copy.folder, name), { recursive: true });
  expect(copy.run('packages/build/write-route-types.ts')).toEqual({ code: 0, output: '' });
  expect(copy.run('node_modules/typescript/bin/tsc', '--pretty', 'false')).toEqual({ code: 0, output: '' });
  expect(
    ask(`
    import { choiceFor } from '#i18n/choices.ts';
    import { documentPath } from '#site/documents.ts';
    import { mainNavigation } from '#site/navigation.ts';
    import { lastResortReply } from '#server/pages/last-resort.ts';
    import { wordingOf } from './packages/catalogs/report.ts';
    const finding = { rule: 'missing', values: {} };
    console.log(JSON.stringify({
      menus: choiceFor(mainNavigation, 'fra') === mainNavigation.eng,
      document: documentPath('report', 'fra'),
      words: wordingOf(finding, 'fra').text === wordingOf(finding, 'eng').text,
      lastResort: [(await lastResortReply('fra').text()).slice(0, 31), lastResortReply('fra').headers.get('content-language')],
      own: choiceFor({ eng: 1, es: 2, fra: 3 }, 'fra'),
    }));
  `),
  ).toEqual({
    menus: true,
    document: expect.stringMatching(/-en\.pdf$/),
    words: true,
    // English words, and marked as such.
    lastResort: ['<!doctype html><html lang="en">', 'en'],
    own: 3,
  });
});

test('the check reads its catalogs and holds its addresses to be accepted', { timeout: 60_000 }, () => {
  expect(new Set(check())).toEqual(new Set(['slug-new locales/fra/routes.po']));
  expect(copy.run('packages/catalogs/slugs.ts', '--accept')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Français (fra)'),
  });
  expect(check()).toEqual([]);
  copy.replace('locales/fra/routes.po', 'msgstr "fr-carreras"', 'msgstr "carrières"');
  expect(check()).toEqual(['slug-shape locales/fra/routes.po']);
});
