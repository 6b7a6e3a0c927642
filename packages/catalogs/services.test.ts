import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { htmlLang, languages } from '#i18n/language.ts';
import { parsePo } from '#i18n/po/po.ts';
import { catalogAreas } from './catalog-areas.ts';
import { type Catalog, catalogPath, projectFolder, readCatalogs } from './catalog-files.ts';
import { sourceLanguage } from './message-rules.ts';
import { translationMemory } from './tmx.ts';
import { weblateComponents } from './weblate-components.ts';

const areas = Object.keys(catalogAreas);
const translations = languages.filter((language) => language !== sourceLanguage);

describe('Weblate', () => {
  test('is told of every area; "npx vitest run packages/catalogs/services.test.ts -u" writes the file', async () => {
    const text = `${JSON.stringify(weblateComponents(), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('./weblate-components.json');
  });

  test('finds every catalog, each in one component', () => {
    const masks = weblateComponents().map(({ filemask }) => filemask);
    for (const { path } of languages.flatMap((language) => readCatalogs(language))) {
      expect(
        masks.filter((mask) => matchesGlob(path, mask)),
        path,
      ).toHaveLength(1);
    }
    expect(masks).toHaveLength(areas.length);
  });
});

describe('Crowdin', () => {
  const settings = readFileSync(`${projectFolder}crowdin.yml`, 'utf8');
  const [, source = ''] = /source: \/(\S+)/.exec(settings) ?? [];
  const [, translation = ''] = /translation: \/(\S+)/.exec(settings) ?? [];

  test.each(areas)('finds %s and puts its translations where the site reads them', (area) => {
    expect(matchesGlob(catalogPath(sourceLanguage, area), source)).toBe(true);
    for (const language of translations) {
      const path = translation
        .replace('%two_letters_code%', htmlLang[language])
        .replace('%original_file_name%', `${area}.po`);
      expect(path).toBe(catalogPath(language, area));
    }
  });

  test('is told no secret', () => {
    expect(settings).not.toMatch(/^\s*(?:project_id|api_token):/m);
  });
});

describe('the translation memory', () => {
  const head = 'msgid ""\nmsgstr ""\n\n';
  const catalog = (language: Catalog['language'], source: string): Catalog => ({
    language,
    area: 'home',
    path: `locales/${language}/home.po`,
    po: parsePo(head + source),
  });

  test('holds each text in both languages, escaped, with its context', () => {
    const memory = translationMemory([
      catalog('eng', 'msgctxt "menu"\nmsgid "<b>Iron</b> & steel"\nmsgstr ""\n'),
      catalog('es', 'msgctxt "menu"\nmsgid "<b>Iron</b> & steel"\nmsgstr "<b>Hierro</b> y acero"\n'),
    ]);
    expect(memory).toContain(
      '<tu><prop type="x-area">home</prop><prop type="x-context">menu</prop>' +
        '<tuv xml:lang="en-US"><seg>&lt;b&gt;Iron&lt;/b&gt; &amp; steel</seg></tuv>' +
        '<tuv xml:lang="es-US"><seg>&lt;b&gt;Hierro&lt;/b&gt; y acero</seg></tuv></tu>',
    );
  });

  test('leaves out what is missing, fuzzy or an address', () => {
    const memory = translationMemory([
      catalog(
        'eng',
        'msgid "A"\nmsgstr ""\n\nmsgid "B"\nmsgstr ""\n\nmsgctxt "slug"\nmsgid "c"\nmsgstr ""\n',
      ),
      catalog(
        'es',
        'msgid "A"\nmsgstr ""\n\n#, fuzzy\nmsgid "B"\nmsgstr "B"\n\nmsgctxt "slug"\nmsgid "c"\nmsgstr "c"\n',
      ),
    ]);
    expect(memory).not.toContain('<tu>');
  });

  test('of our own catalogs is whole', () => {
    const catalogs = languages.flatMap((language) => readCatalogs(language));
    const slugs = (all: Catalog[]) =>
      all.flatMap(({ po }) => po.entries).filter(({ context }) => context?.text === 'slug');
    const own = catalogs.filter(({ language }) => language === sourceLanguage);
    const texts = own.reduce((sum, { po }) => sum + po.entries.length, 0) - slugs(own).length;
    const memory = translationMemory(catalogs);
    expect(memory.match(/<tu>/g)).toHaveLength(texts);
    // Nothing but the tags of the format stands outside of what is escaped.
    expect(memory.replace(/<\/?(?:\?xml|tmx|header|body|tu|tuv|seg|prop)\b[^<>]*>/g, '')).not.toMatch(/[<>]/);
  });
});
