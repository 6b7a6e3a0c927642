import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { describe, expect, test } from 'vitest';
import { type PoFile, parsePo } from '#i18n/po/po.ts';
import { readPoWords } from '#i18n/po/po-words.ts';
import { fillCatalog, readFillings } from './fill-catalog.ts';

const editors = ['poedit', 'weblate', 'msgcat'];

function readFixture(editor: string): string {
  return readFileSync(new URL(`./fixtures/${editor}.po`, import.meta.url), 'utf8');
}

/** What the file says, however it wraps it. */
function content({ entries }: PoFile) {
  const texts = (comments: { text: string }[]) => comments.map(({ text }) => text);
  return entries
    .filter(({ obsolete }) => !obsolete)
    .map((entry) => ({
      context: entry.context?.text,
      id: entry.id.text,
      translations: texts(entry.translations),
      translatorComments: texts(entry.translatorComments),
      notes: texts(entry.notes),
      origins: texts(entry.origins),
      flags: texts(entry.flags),
      previous: texts(entry.previous),
    }));
}

describe.each(editors)('a file as %s writes it', (editor) => {
  const source = readFixture(editor);

  test('has no fault', () => {
    expect(parsePo(source).faults).toEqual([]);
  });

  test('says the same as Lingui’s reader finds in it', async () => {
    const read = await formatter().parse(source, {
      locale: 'es',
      sourceLocale: 'eng',
      filename: `${editor}.po`,
    });
    // `obsolete` is left out: Lingui 6.8.0 takes a chunk that starts with `msgid ""` for a header, so in a file with
    // wrapped messages it finds other entries obsolete than stand there. Compare it too once that is mended.
    const theirs = Object.values(read).map(({ message, translation, context }) => [
      message,
      translation,
      context,
    ]);
    const ours = parsePo(source).entries.map(({ id, translations: [first], context }) => [
      id.text,
      first?.text,
      context?.text,
    ]);
    expect(ours).toEqual(theirs);
  });

  test('says the same whatever the line ends', () => {
    expect(content(parsePo(source.replaceAll('\n', '\r\n')))).toEqual(content(parsePo(source)));
  });

  test('keeps every other line when a translation is entered', () => {
    const filled = fillCatalog(source, readFillings({ 'slug|yards': 'depositos' }));
    expect(filled).toMatchObject({ filled: 1, unknown: [], ambiguous: [] });
    expect(filled.text).toBe(source.replace('msgstr "patios"', 'msgstr "depositos"'));
  });

  test('stays untouched when a translation is entered that it already has', () => {
    const [, sentence] = parsePo(source).entries;
    const msgid = sentence?.id.text ?? '';
    const msgstr = sentence?.translations[0]?.text ?? '';
    expect(fillCatalog(source, [{ msgid, msgstr }])).toMatchObject({ text: source, filled: 0, unchanged: 1 });
  });
});

test.each(['routes', 'news', 'mail-content'])('the catalog %s reads as it does for Lingui', async (area) => {
  const filename = `locales/es/${area}.po`;
  const text = readFileSync(filename, 'utf8');
  const catalog = await formatter().parse(text, { locale: 'es', sourceLocale: 'eng', filename });
  const ours = readPoWords(text, filename).map(({ message, translation }) => [message, translation]);
  const theirs = Object.values(catalog).map(({ message, translation }) => [message, translation]);
  expect(ours).toEqual(theirs);
});

test('three editors, one content', () => {
  const [first, ...others] = editors.map((editor) => content(parsePo(readFixture(editor))));
  for (const other of others) expect(other).toEqual(first);
  expect(first).toMatchObject([
    { context: 'slug', id: 'yards', translations: ['patios'] },
    {
      translatorComments: ['Checked with the yard in Eugene.'],
      origins: ['src/pages/home/home.tsx', 'src/shell/footer.tsx'],
      flags: ['fuzzy'],
    },
  ]);
});

test('headers and obsolete entries are read', () => {
  const po = parsePo(readFixture('weblate'));
  expect(po.headers.get('X-Generator')).toBe('Weblate 5.8');
  expect(po.headers.get('Plural-Forms')).toBe('nplurals=2; plural=(n != 1);');
  expect(po.entries.filter(({ obsolete }) => obsolete).map(({ id }) => id.text)).toEqual([
    'An old sentence',
    'old-yards',
  ]);
});

describe('entering translations', () => {
  const source =
    'msgid "Yards"\nmsgstr ""\n\nmsgctxt "label"\nmsgid "Open"\nmsgstr ""\n\nmsgctxt "state"\nmsgid "Open"\nmsgstr ""\n';

  test('takes the list that untranslated.ts prints, and skips what is still empty', () => {
    const list = [
      { area: 'home', msgctxt: 'label', msgid: 'Open', note: 'Button', msgstr: 'Abrir' },
      { area: 'home', msgid: 'Yards', msgstr: '' },
    ];
    const filled = fillCatalog(source, readFillings(list));
    expect(filled.filled).toBe(1);
    expect(filled.text).toBe(source.replace('"Open"\nmsgstr ""', '"Open"\nmsgstr "Abrir"'));
  });

  test('refuses a text that stands under several contexts', () => {
    expect(fillCatalog(source, readFillings({ Open: 'Abrir' })).ambiguous).toHaveLength(1);
    expect(fillCatalog(source, readFillings({ 'state|Open': 'Abierto' })).filled).toBe(1);
  });

  test('names what the catalog does not have', () => {
    expect(fillCatalog(source, readFillings({ Yard: 'Patio' })).unknown).toEqual([
      { msgid: 'Yard', msgstr: 'Patio' },
    ]);
  });
});
