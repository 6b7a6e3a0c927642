import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getConfig, makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { expect, onTestFinished, test } from 'vitest';
import { type Catalog, readCatalogs } from '../catalog-files.ts';
import { catalogFindings } from '../catalog-rules.ts';
import { contentExtractor } from '../extractors.ts';
import { fixCatalog } from '../safe-fixes.ts';
import { extractCatalogs } from './extract-catalogs.ts';

/** What schemas of content files are made of. */
const kit = new URL('../../../src/i18n/content-schema.ts', import.meta.url).href;

/** A project of its own, with Lingui's real extraction over content files: two areas, `home` and `sell`. */
function project() {
  const folder = `${mkdtempSync(join(tmpdir(), 'extract-'))}/`;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(folder + path, text);
  };
  const writeContent = (area: string, name: string, texts: string[]) => {
    write(`src/${area}/${name}.json`, JSON.stringify({ text: texts }));
    write(
      `src/${area}/${name}.schema.ts`,
      `import { record, wordList } from '${kit}';\nexport const schema = record({ text: wordList() });\n`,
    );
  };
  const config = makeConfig({
    rootDir: folder,
    sourceLocale: 'eng',
    locales: ['eng', 'es'],
    fallbackLocales: false,
    format: formatter({ lineNumbers: false }),
    orderBy: 'message',
    extractors: [contentExtractor],
    catalogs: ['home', 'sell'].map((area) => ({
      path: `<rootDir>/locales/{locale}/${area}`,
      include: [`<rootDir>/src/${area}/*.json`],
    })),
  });
  return {
    say: (area: string, ...texts: string[]) => writeContent(area, 'words', texts),
    rename: (area: string, name: string, ...texts: string[]) => writeContent(area, name, texts),
    extract: () => extractCatalogs(folder, config),
    read: (area: string, language = 'es') => readFileSync(`${folder}locales/${language}/${area}.po`, 'utf8'),
    write: (area: string, text: string, language = 'es') => write(`locales/${language}/${area}.po`, text),
    remove: (path: string) => rmSync(folder + path),
    catalogs: (): Catalog[] => readCatalogs('es', folder),
    translate(area: string, translations: Record<string, string>, extra = '') {
      let text = readFileSync(`${folder}locales/es/${area}.po`, 'utf8');
      for (const [english, spanish] of Object.entries(translations)) {
        const before = `msgctxt "words"\nmsgid "${english}"\nmsgstr ""`;
        if (!text.includes(before)) throw new Error(`No empty entry for "${english}".`);
        text = text.replace(before, before.replace('msgstr ""', `msgstr "${spanish}"`));
        text = text.replace(/(#\. text of an item)/, `${extra}$1`);
      }
      writeFileSync(`${folder}locales/es/${area}.po`, text);
    },
  };
}

/** The entry of one English text, as the file has it. */
function entryOf(source: string, english: string): string {
  return (
    source
      .split('\n\n')
      .find((block) => block.includes(`\nmsgid "${english}"\n`))
      ?.trim() ?? ''
  );
}

test('a sentence that changed keeps its Spanish: fuzzy, with the former English in view', async () => {
  const site = project();
  site.say('home', 'We pay today.', 'Open on weekdays.');
  await site.extract();
  site.translate('home', {
    'We pay today.': 'Pagamos hoy.',
    'Open on weekdays.': 'Abierto de lunes a viernes.',
  });
  site.say('home', 'We pay today.', 'Open on weekdays and Saturdays.');
  const extraction = await site.extract();

  expect(entryOf(site.read('home'), 'Open on weekdays and Saturdays.')).toBe(
    [
      '#. text of an item in words.json',
      '#: src/home/words.json',
      '#, fuzzy',
      '#| msgid "Open on weekdays."',
      'msgctxt "words"',
      'msgid "Open on weekdays and Saturdays."',
      'msgstr "Abierto de lunes a viernes."',
    ].join('\n'),
  );
  expect(site.read('home')).toContain('msgstr "Pagamos hoy."');
  expect(extraction).toMatchObject({
    isComplete: true,
    carryOver: {
      carried: [
        {
          path: 'locales/es/home.po',
          from: 'Open on weekdays.',
          to: 'Open on weekdays and Saturdays.',
          isSame: false,
        },
      ],
      dropped: [],
    },
  });
  expect(catalogFindings(site.catalogs()).filter(({ rule }) => rule === 'fuzzy')).toMatchObject([
    { severity: 'error', values: { previous: 'Open on weekdays.' } },
  ]);
});

test('extraction again loses nothing: the former English stays until somebody has looked', async () => {
  const site = project();
  site.say('home', 'Open on weekdays.');
  await site.extract();
  site.translate('home', { 'Open on weekdays.': 'Abierto de lunes a viernes.' }, '# Checked in Eugene.\n');
  site.say('home', 'Open on weekdays and Saturdays.');
  await site.extract();
  const once = site.read('home');
  await site.extract();
  expect(site.read('home')).toBe(once);
  expect(once).toContain('# Checked in Eugene.\n');

  // Changed once more before anybody looked: the Spanish still belongs to the first English.
  site.say('home', 'Open on weekdays and Sundays.');
  await site.extract();
  expect(entryOf(site.read('home'), 'Open on weekdays and Sundays.')).toContain(
    '#| msgid "Open on weekdays."',
  );

  site.write('home', site.read('home').replace('#, fuzzy\n#| msgid "Open on weekdays."\n', ''));
  await site.extract();
  expect(site.read('home')).not.toMatch(/fuzzy|#\|/);
});

test('a text that moved to another catalog or file comes along', async () => {
  const site = project();
  site.say('home', 'We buy copper, brass and aluminum.', 'We pay today.');
  site.say('sell', 'A good yard.');
  await site.extract();
  site.translate('home', {
    'We buy copper, brass and aluminum.': 'Compramos cobre, latón y aluminio.',
    'We pay today.': 'Pagamos hoy.',
  });
  site.say('home', 'We pay today.');
  site.say('sell', 'A good yard.', 'We buy copper, brass and aluminum.');
  await site.extract();
  const moved = entryOf(site.read('sell'), 'We buy copper, brass and aluminum.');
  expect(moved).toContain('msgstr "Compramos cobre, latón y aluminio."');
  expect(moved).not.toContain('fuzzy');

  // Another file is another context, which may mean another thing: somebody looks.
  site.remove('src/home/words.json');
  site.rename('home', 'other', 'We pay today.');
  await site.extract();
  expect(entryOf(site.read('home'), 'We pay today.')).toBe(
    [
      '#. text of an item in other.json',
      '#: src/home/other.json',
      '#, fuzzy',
      '#| msgctxt "words"',
      '#| msgid "We pay today."',
      'msgctxt "other"',
      'msgid "We pay today."',
      'msgstr "Pagamos hoy."',
    ].join('\n'),
  );
});

test('each changed sentence finds its own Spanish again, and a new one stays empty', async () => {
  const site = project();
  site.say('home', 'We buy copper from everyone.', 'We sell steel to builders.');
  await site.extract();
  site.translate('home', {
    'We buy copper from everyone.': 'Compramos cobre a todos.',
    'We sell steel to builders.': 'Vendemos acero a constructores.',
  });
  site.say('home', 'We sell steel to all builders.', 'We buy copper from anyone.', 'Hours and prices');
  await site.extract();
  const after = site.read('home');
  expect(entryOf(after, 'We buy copper from anyone.')).toContain('msgstr "Compramos cobre a todos."');
  expect(entryOf(after, 'We sell steel to all builders.')).toContain(
    'msgstr "Vendemos acero a constructores."',
  );
  expect(entryOf(after, 'Hours and prices')).toMatch(
    /^#\. .*\n#: .*\nmsgctxt "words"\nmsgid ".*"\nmsgstr ""$/,
  );
});

test('what is new is counted, once for all languages; what changed or only moved is not', async () => {
  const site = project();
  site.say('home', 'We pay today.', 'Open on weekdays.');
  expect(await site.extract()).toMatchObject({ added: 2 });
  site.translate('home', { 'Open on weekdays.': 'Abierto de lunes a viernes.' });
  site.say('home', 'We pay today.', 'Open on weekdays and Saturdays.', 'A third of no likeness.');
  expect(await site.extract()).toMatchObject({ added: 1 });
  expect(await site.extract()).toMatchObject({ added: 0 });
});

test('a language without catalogs is begun, and its texts are counted, once', async () => {
  const site = project();
  site.say('home', 'We pay today.', 'Open on weekdays.');
  site.say('sell', 'Bring it in.');
  expect(await site.extract()).toMatchObject({ begun: [{ language: 'es', files: 2, texts: 3 }] });
  expect(await site.extract()).toMatchObject({ begun: [] });
});

test('a content file without a schema is refused: nobody knows which of its texts are sentences', async () => {
  const extract = contentExtractor.extract('src/home/bare.json', '{"text":"Hello"}', () => undefined, {
    linguiConfig: getConfig({ cwd: process.cwd() }),
  });
  await expect(extract).rejects.toThrow(/^src\/home\/bare\.json has no schema/);
});

test('what nothing uses any more is removed, and told', async () => {
  const site = project();
  site.say('home', 'We pay today.', 'A second and quite different sentence.', 'A third of no likeness.');
  await site.extract();
  site.translate('home', { 'We pay today.': 'Pagamos hoy.' });
  site.say('home', 'A second and quite different sentence.', 'A third of no likeness.');
  expect(await site.extract()).toMatchObject({
    carryOver: { carried: [], dropped: [{ english: 'We pay today.', translation: 'Pagamos hoy.' }] },
  });
  expect(site.read('home')).not.toContain('Pagamos hoy');
});

test('a file wrapped by an editor goes through extraction whole', async () => {
  const site = project();
  site.say('home', 'We pay today.', 'Open on weekdays.');
  await site.extract();
  site.translate(
    'home',
    { 'We pay today.': 'Pagamos hoy.', 'Open on weekdays.': 'Abierto de lunes a viernes.' },
    '# A remark\n',
  );
  const before = site.read('home');
  const wrapped = before
    .replace('msgid "We pay today."', 'msgid ""\n"We pay "\n"today."')
    .replace('msgstr "Abierto de lunes a viernes."', 'msgstr ""\n"Abierto de "\n"lunes a viernes."')
    .replace(
      '"Language: es\\n"',
      '"Language: es\\n"\n"X-Generator: Poedit 3.5\\n"\n"X-Poedit-Basepath: .\\n"',
    );
  site.write('home', wrapped);
  await site.extract();
  const after = site.read('home');
  expect(after).toContain('"X-Poedit-Basepath: .\\n"');
  expect(after.split('\n\n').slice(1)).toEqual(before.split('\n\n').slice(1));
});

test('English that an editor changed is kept too; English as the source has it needs no keeping', async () => {
  const site = project();
  site.say('home', 'We pay today.');
  await site.extract();
  site.say('home', 'We pay right today.');
  await site.extract();
  const untouched = site.read('home', 'eng');
  expect(untouched).not.toMatch(/fuzzy|#\|/);

  site.write('home', untouched.replace('msgstr "We pay right today."', 'msgstr "We pay at once."'), 'eng');
  site.say('home', 'We pay right on the day.');
  await site.extract();
  expect(entryOf(site.read('home', 'eng'), 'We pay right on the day.')).toMatch(
    /^#, fuzzy\n#\| msgid "We pay right today\."\n(?:.*\n)*msgstr "We pay at once\."$/m,
  );
});

test('what extraction writes wants no mending', async () => {
  const site = project();
  site.say('home', 'We pay today.', 'Open on “weekdays” …', '404', 'á la carte', 'Zinc');
  await site.extract();
  for (const catalog of site.catalogs()) expect(fixCatalog(catalog)?.text).toBe(site.read(catalog.area));
});

test('a file that is not PO stops everything before a line is written', async () => {
  const site = project();
  site.say('home', 'We pay today.');
  await site.extract();
  const broken = site.read('home').replace('msgstr ""\n', 'msgstr "\n');
  site.write('home', broken);
  site.say('home', 'We pay tomorrow.');
  expect(await site.extract()).toEqual({ kind: 'unreadable', paths: ['locales/es/home.po'] });
  expect(site.read('home')).toBe(broken);
});
