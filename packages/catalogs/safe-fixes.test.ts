import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#i18n/language.ts';
import { escapePo, type PoComment, type PoFile, parsePo } from '#i18n/po/po.ts';
import { type Catalog, catalogText, projectFolder, readCatalogs } from './catalog-files.ts';
import { catalogFindings } from './catalog-rules.ts';
import { previousStrings } from './po-writer.ts';
import { fixCatalog } from './safe-fixes.ts';

function catalog(source: string, language: Language = 'es'): Catalog {
  return { language, area: 'home', path: `locales/${language}/home.po`, po: parsePo(source) };
}

function fix(source: string, language: Language = 'es'): string {
  const fixed = fixCatalog(catalog(source, language));
  if (fixed === undefined) throw new Error('The catalog could not be read.');
  return fixed.text;
}

const entry = (msgid: string, msgstr: string) => `msgid "${escapePo(msgid)}"\nmsgstr "${escapePo(msgstr)}"\n`;

test.each([...languages])('our own catalogs in %s want no mending', (language) => {
  for (const own of readCatalogs(language)) expect(fixCatalog(own)?.text, own.path).toBe(catalogText(own));
});

test.each([
  ['a space at an edge', 'We pay', ' Pagamos ', 'Pagamos'],
  ['an edge that the English has', ' or ', 'o', ' o '],
  ['a letter made of two characters', 'Company', 'Compan\u0303i\u0301a', 'Compañía'],
  ['three full stops', 'Searching…', 'Buscando...', 'Buscando…'],
])('mends %s', (_, msgid, before, after) => {
  expect(fix(entry(msgid, before))).toBe(entry(msgid, after));
});

test.each([
  ['more or fewer full stops', 'Wait', 'Espere.... y..'],
  ['two spaces inside, which may be meant', 'A  b', 'A  b'],
  ['an empty translation', 'A', ''],
  ['spaces alone: the check tells that it is missing', 'A', '  '],
])('leaves %s', (_, msgid, text) => {
  expect(fix(entry(msgid, text))).toBe(entry(msgid, text));
});

test('leaves three full stops in English as long as the source has them', () => {
  expect(fix(entry('Wait...', 'Wait...'), 'eng')).toBe(entry('Wait...', 'Wait...'));
  expect(fix(entry('Wait…', 'Wait...'), 'eng')).toBe(entry('Wait…', 'Wait…'));
});

test('puts messages into the order of their English, obsolete ones last', () => {
  const source = `#~ msgid "A"\n#~ msgstr "x"\n\n${entry('b', '1')}\n${entry('C', '2')}\nmsgctxt "x"\n${entry('a', '3')}\n${entry('a', '4')}`;
  expect(
    parsePo(fix(source)).entries.map(({ id, context, obsolete }) => [id.text, context?.text, obsolete]),
  ).toEqual([
    ['a', undefined, false],
    ['a', 'x', false],
    ['b', undefined, false],
    ['C', undefined, false],
    ['A', undefined, true],
  ]);
});

test('does not touch a file that is not PO, but takes a byte order mark away', () => {
  expect(fixCatalog(catalog('msgid "a\nmsgstr "b"\n'))).toBeUndefined();
  expect(fix(`\uFEFF${entry('a', 'b')}`)).toBe(entry('a', 'b'));
});

/** Everything that a file says, whatever its layout; fixed strings aside, nothing of it may change. */
function content({ header, entries, trailing }: PoFile) {
  const texts = (comments: readonly PoComment[]) => comments.map(({ text }) => text);
  const all = [...(header ? [header] : []), ...entries].map((each) => ({
    context: each.context?.text,
    id: each.id.text,
    plural: each.plural?.text,
    translations: each.translations.map(({ text }) => text),
    obsolete: each.obsolete,
    translatorComments: texts(each.translatorComments),
    notes: texts(each.notes),
    origins: texts(each.origins),
    flags: texts(each.flags),
    previous: previousStrings(each.previous),
  }));
  const key = (each: (typeof all)[number]) => JSON.stringify(each);
  return { all: all.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)), trailing };
}

describe.each(['poedit', 'weblate', 'msgcat'])('a file as %s writes it', (editor) => {
  const source = readFileSync(new URL(`./fixtures/${editor}.po`, import.meta.url), 'utf8');

  test('says the same after mending: headers, comments, fuzzy, previous and obsolete texts', () => {
    expect(content(parsePo(fix(source)))).toEqual(content(parsePo(source)));
  });

  test('is mended to one layout for all editors', () => {
    const lines = fix(source).split('\n');
    expect(lines).toContain('#| msgid "Bring your \\"end-of-life\\" vehicle"');
    expect(lines.filter((line) => line.startsWith('msgid "Bring your'))).toHaveLength(1);
    expect(fix(fix(source))).toBe(fix(source));
  });
});

test('other wrapping is no fault: the three editors’ files are told the same', () => {
  const told = ['poedit', 'weblate', 'msgcat'].map((editor) => {
    const source = readFileSync(new URL(`./fixtures/${editor}.po`, import.meta.url), 'utf8');
    return catalogFindings([catalog(source)]).map(({ rule }) => rule);
  });
  expect(told[0]).toEqual(['fuzzy']);
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

const hasGettext = spawnSync('msgcat', ['--version']).error === undefined;

test.skipIf(!hasGettext).each(['--width=60', '--no-wrap', '--sort-by-file', '--width=200'])(
  'our catalogs rewritten by msgcat %s are clean, and mending brings back the file to the letter',
  (option) => {
    for (const own of readCatalogs('es').filter(({ area }) => /^(?:home|legal-content|routes)$/.test(area))) {
      const { stdout } = spawnSync('msgcat', [option, own.path], { cwd: projectFolder, encoding: 'utf8' });
      expect(catalogFindings([catalog(stdout)]).filter(({ severity }) => severity === 'error')).toEqual([]);
      const source = catalogText(own);
      const bodyOf = (text: string) => text.slice(text.indexOf('\n\n'));
      expect(bodyOf(fix(stdout))).toBe(bodyOf(source));
      expect([...parsePo(stdout).headers].sort()).toEqual([...own.po.headers].sort());
    }
  },
);

/** Any text that a string may hold, with what is hard to write: quotes, backslashes, breaks, three full stops. */
const anyText = fc
  .array(
    fc.constantFrom(
      'a',
      'ñ',
      'n\u0303',
      ' ',
      '"',
      '\\',
      '\n',
      '\t',
      '...',
      '{x}',
      '<b>',
      '#',
      'msgid',
      '😀',
      '~',
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));
const anyLine = fc.stringMatching(/^[\wñ.,:;"#~|{}()-]{0,6}( [\wñ.,:;"#~|{}()-]{1,6}){0,3}$/);

const anyEntry = fc.record({
  comments: fc.array(
    anyLine.filter((line) => !/^[.:,|~=]/.test(line)),
    { maxLength: 2 },
  ),
  notes: fc.array(anyLine, { maxLength: 2 }),
  origins: fc.array(fc.constantFrom('src/a.tsx', 'src/b.tsx:4'), { maxLength: 2 }),
  fuzzy: fc.boolean(),
  previous: fc.option(
    anyText.filter((text) => text !== ''),
    { nil: undefined },
  ),
  context: fc.option(anyText, { nil: undefined }),
  id: anyText.filter((text) => text !== ''),
  texts: fc.array(anyText, { minLength: 1, maxLength: 2 }),
  obsolete: fc.boolean(),
  /** After how many characters an editor breaks a string. */
  width: fc.integer({ min: 1, max: 9 }),
});

/** Writes a string as an editor may: in pieces of any width. */
function wrapped(keyword: string, text: string, width: number): string[] {
  const pieces = [...text].reduce<string[]>((lines, letter, index) => {
    if (index % width === 0) lines.push('');
    lines[lines.length - 1] += letter;
    return lines;
  }, []);
  return [`${keyword} ""`, ...pieces.map((piece) => `"${escapePo(piece)}"`)];
}

function written(each: typeof anyEntry extends fc.Arbitrary<infer Value> ? Value : never): string {
  const prefix = each.obsolete ? '#~ ' : '';
  const strings = [
    ...(each.context === undefined ? [] : wrapped('msgctxt', each.context, each.width)),
    ...wrapped('msgid', each.id, each.width),
    ...(each.texts.length === 1
      ? wrapped('msgstr', each.texts[0] ?? '', each.width)
      : [
          ...wrapped('msgid_plural', each.id, each.width),
          ...each.texts.flatMap((text, index) => wrapped(`msgstr[${index}]`, text, each.width)),
        ]),
  ];
  return [
    ...each.comments.map((text) => `# ${text}`),
    ...each.notes.map((text) => `#. ${text}`),
    ...each.origins.map((text) => `#: ${text}`),
    ...(each.fuzzy ? ['#, fuzzy'] : []),
    ...(each.previous === undefined
      ? []
      : wrapped('msgid', each.previous, each.width).map((line) => `${each.obsolete ? '#~|' : '#|'} ${line}`)),
    ...strings.map((line) => prefix + line),
  ].join('\n');
}

const anyFile = fc
  .record({
    entries: fc.array(anyEntry, { maxLength: 5 }),
    newline: fc.constantFrom('\n', '\r\n'),
    trailing: fc.boolean(),
  })
  .map(({ entries, newline, trailing }) => {
    const header = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n"X-Odd: kept\\n"';
    const blocks = [header, ...entries.map(written), ...(trailing ? ['# The end'] : [])];
    return `${blocks.join('\n\n')}\n`.replaceAll('\n', newline);
  });

/** What mending may change in a string: edges, composed letters, three full stops. */
const unfixed = (texts: string[]) =>
  texts.map((text) =>
    text
      .normalize('NFC')
      .replace(/\.{3,}|…/g, '…')
      .trim(),
  );

test('whatever the file: twice is once, and nothing is lost', () => {
  fc.assert(
    fc.property(anyFile, (source) => {
      const once = fix(source);
      expect(fix(once)).toBe(once);
      const [before, after] = [content(parsePo(source)), content(parsePo(once))];
      expect(after.trailing).toEqual(before.trailing);
      const comparable = ({ all }: typeof before) =>
        all.map((each) => JSON.stringify({ ...each, translations: unfixed(each.translations) })).sort();
      expect(comparable(after)).toEqual(comparable(before));
    }),
    { numRuns: 300 },
  );
});
