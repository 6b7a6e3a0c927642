import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inEveryLanguage } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import { escapePo, parsePo, parsePoBytes } from '#i18n/po/po.ts';
import type { Catalog } from './catalog-files.ts';
import { catalogFindings } from './catalog-rules.ts';
import type { RuleName } from './finding.ts';
import { type SlugRules, suggestSlug } from './slug-rules.ts';
import { ruleWording } from './wording.ts';

const slugRules: SlugRules = {
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  maximum: 60,
  reserved: ['eng', 'es', 'api', 'assets'],
  inUse: ['company', 'careers', 'history', 'contact'],
  addresses: inEveryLanguage<SlugRules['addresses']['eng']>({
    eng: {
      home: [],
      company: [{ slug: 'company', text: '' }],
      careers: [
        { slug: 'company', text: '' },
        { slug: 'careers', text: '' },
      ],
      history: [
        { slug: 'company', text: '' },
        { slug: 'history', text: '' },
      ],
      contact: [{ slug: 'contact', text: '' }],
    },
    es: {
      home: [],
      company: [{ slug: 'company', text: '' }],
      careers: [
        { slug: 'company', text: '' },
        { slug: 'careers', text: '' },
      ],
      history: [
        { slug: 'company', text: '' },
        { slug: 'history', text: '' },
      ],
      contact: [{ slug: 'contact', text: '' }],
    },
  }),
};

const header = (language: string) =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${language}\\n"\n\n`;

function catalog(source: string, language: Language = 'es', area = 'home'): Catalog {
  return { language, area, path: `locales/${language}/${area}.po`, po: parsePo(source) };
}

function entry(msgid: string, msgstr: string, extra = ''): string {
  return `#. What it is and where it stands\n#: src/pages/home/home.tsx\n${extra}msgid "${escapePo(msgid)}"\nmsgstr "${escapePo(msgstr)}"\n\n`;
}

function rulesOf(source: string, language: Language = 'es', area = 'home'): RuleName[] {
  return catalogFindings([catalog(header(language) + source, language, area)]).map(({ rule }) => rule);
}

/** Each rule with a message that breaks it and its clean control, as the translation of one English text. */
const seededFaults: [rule: RuleName, msgid: string, faulty: string, clean: string][] = [
  ['missing', 'Find a yard', '', 'Encuentre un patio'],
  ['icu-syntax', 'Hello {name}', 'Hola {name', 'Hola {name}'],
  ['placeholder-lost', 'Yards in {city}', 'Patios', 'Patios de {city}'],
  ['placeholder-unknown', 'Yards in {city}', 'Patios de {city}, {estado}', 'Patios de {city}'],
  ['placeholder-quoted', 'Yards in {city}', "Patios de '{city}'", 'Patios de “{city}”'],
  ['brace-left', 'Yards in {city}', 'Patios de {{city}}', 'Patios de {city}'],
  ['brace-left', 'Iron and steel', 'Hierro y acero }', 'Hierro y acero'],
  ['format-unknown', 'Since {day, date}', 'Desde {day, fecha}', 'Desde {day, date}'],
  [
    'format-unknown',
    '{count, plural, one {# yard} other {# yards}}',
    '{count, plurales, one {# patio} other {# patios}}',
    '{count, plural, one {# patio} other {# patios}}',
  ],
  ['tag-lost', 'See <link>the map</link>', 'Vea el mapa', 'Vea <link>el mapa</link>'],
  [
    'tag-unknown',
    'See <link>the map</link>',
    'Vea <link>el <strong>mapa</strong></link>',
    'Vea <link>el mapa</link>',
  ],
  [
    'tag-nesting',
    'See <link>the <strong>map</strong></link>',
    'Vea <link>el <strong>mapa</link></strong>',
    'Vea <link>el <strong>mapa</strong></link>',
  ],
  [
    'tag-nesting',
    'See <link>the <strong>map</strong></link>',
    'Vea <strong>el <link>mapa</link></strong>',
    'Vea <link><strong>el mapa</strong></link>',
  ],
  ['tag-nesting', 'One<br/>two', 'Uno<br>dos', 'Uno<br/>dos'],
  [
    'plural-other',
    '{count, plural, one {# yard} other {# yards}}',
    '{count, plural, one {# patio}}',
    '{count, plural, one {# patio} other {# patios}}',
  ],
  [
    'plural-keyword',
    '{count, plural, one {# yard} other {# yards}}',
    '{count, plural, uno {# patio} other {# patios}}',
    '{count, plural, =0 {ningún patio} one {un patio} many {# de patios} other {# patios}}',
  ],
  [
    'plural-keyword',
    '{count, plural, one {# yard} other {# yards}}',
    '{count, plural, few {# patios} other {# patios}}',
    '{count, plural, one {# patio} other {# patios}}',
  ],
  [
    'placeholder-lost',
    '{count, plural, one {# yard} other {# yards}}',
    '{count, plural, one {un patio} other {varios patios}}',
    '{count, plural, one {un patio} other {{count} patios}}',
  ],
  [
    'tag-lost',
    '{count, plural, one {<b># yard</b>} other {<b># yards</b>}}',
    '{count, plural, one {<b># patio</b>} other {# patios}}',
    '{count, plural, one {<b># patio</b>} other {<b># patios</b>}}',
  ],
  [
    'select-key',
    '{kind, select, yard {a yard} other {a mill}}',
    '{kind, select, patio {un patio} other {una acería}}',
    '{kind, select, yard {un patio} other {una acería}}',
  ],
  [
    'tag-words',
    'See <link>the map</link> of yards',
    'Vea <link></link> el mapa de patios',
    'Vea <link>el mapa</link> de patios',
  ],
  [
    'tag-words',
    'See <link>the map</link> of yards',
    '<link>Vea el mapa de patios</link>',
    'Vea <link>el mapa</link> de patios',
  ],
  [
    'tag-words',
    'See <link>the map</link> of yards',
    'Vea <link>el ma</link>pa de patios',
    'Vea <link>el mapa</link> de patios',
  ],
  [
    'tag-words',
    'See <link>the map</link> of yards',
    'Vea <link>el</link> mapa de patios',
    'Consulte <link>nuestro mapa</link> de patios',
  ],
  ['placeholder-twice', 'Yards in {city}', 'Patios de {city}, {city}', 'Patios: {city}'],
  ['placeholder-dollar', 'Yards in {city}', 'Patios de \u0024{city}', 'Patios: {city}'],
  [
    'plural-branch',
    '{count, plural, one {# yard} other {# yards}}',
    '{count, plural, other {# patios}}',
    '{count, plural, =1 {un patio} other {# patios}}',
  ],
  [
    'plural-branch',
    '{count, plural, =0 {no yard} one {# yard} other {# yards}}',
    '{count, plural, one {# patio} other {# patios}}',
    '{count, plural, =0 {ningún patio} one {# patio} other {# patios}}',
  ],
  ['plural-branch', '{count, plural, one {# yard} other {# yards}}', '{count} patios', 'Patios: {count}'],
  [
    'plural-branch',
    '{kind, select, yard {a yard} mill {a mill} other {a place}}',
    '{kind, select, yard {un patio} other {un lugar}}',
    '{kind, select, mill {una acería} yard {un patio} other {un lugar}}',
  ],
  [
    'plural-exchanged',
    '{count, plural, one {# yard is open} other {# yards are open}}',
    '{count, plural, one {# patios abiertos} other {# patio abierto}}',
    '{count, plural, one {# patio abierto} other {# patios abiertos}}',
  ],
  [
    'plural-exchanged',
    '{count, plural, one {# yard} other {# yards}}',
    '{count, plural, one {# patios} other {# patios}}',
    '{count, plural, one {# PDF} other {# PDF}}',
  ],
  ['line-break', 'Iron and steel', 'Hierro\ny acero', 'Hierro y acero'],
  ['line-break', 'Iron\nand steel', 'Hierro y acero', 'Hierro\ny acero'],
  ['raw-html', 'Iron & steel', 'Hierro &amp; acero', 'Hierro & acero'],
  ['raw-html', 'Iron and steel', 'Hierro<!-- y --> acero', 'Hierro < acero'],
  ['control-character', 'Iron and steel', 'Hierro\u200B y acero', 'Hierro\u00A0y acero'],
  ['control-character', 'Iron and\nsteel', 'Hierro\ty\nacero', 'Hierro\ny acero'],
  ['control-character', 'The company', 'La com\u00ADpañía', 'La compañía'],
  ['control-character', 'The company', 'La compañía\uFE0F', 'La compañía'],
  ['other-alphabet', 'The company', 'La c\u043Empañía', 'La compañía'],
  ['other-alphabet', 'The company', 'La compañí\u03B1', 'La compañía'],
  ['other-alphabet', 'The company', 'La \uFF43ompañía', 'La compañía'],
  ['mojibake', 'The company', 'La compaÃ±ía', 'La compañía'],
  ['mojibake', 'The company… ours', 'La compañíaâ€¦ nuestra', 'La compañía… nuestra'],
  ['not-nfc', 'The company', 'La compan\u0303i\u0301a', 'La compañía'],
];

describe('a seeded fault is found and its clean control is silent', () => {
  test.each(seededFaults)('%s: %s', (rule, msgid, faulty, clean) => {
    expect(rulesOf(entry(msgid, faulty))).toEqual([rule]);
    expect(rulesOf(entry(msgid, clean))).toEqual([]);
  });

  // An English that an editor changed is held to the source in the same way; empty, it stands for the source.
  test.each(seededFaults.filter(([rule]) => rule !== 'missing'))(
    'in English %s: %s',
    (rule, msgid, faulty) => {
      expect(rulesOf(entry(msgid, faulty), 'eng').filter((each) => each !== 'english-changed')).toEqual([
        rule,
      ]);
      expect(rulesOf(entry(msgid, msgid), 'eng')).toEqual([]);
    },
  );

  test('fuzzy', () => {
    const fuzzy = entry('A yard near you', 'Un patio cercano', '#, fuzzy\n#| msgid "A yard"\n');
    const [finding, ...rest] = catalogFindings([catalog(header('es') + fuzzy)]);
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({ rule: 'fuzzy', line: 8, column: 4, values: { previous: 'A yard' } });
    expect(rulesOf(entry('A yard near you', 'Un patio cercano', '#, javascript-format\n'))).toEqual([]);
  });

  test('previous-left: a former text is told, without blocking, where the mark of a fuzzy translation is gone', () => {
    const left = entry('A yard near you', 'Un patio cercano', '#| msgid "A yard"\n');
    const [finding, ...rest] = catalogFindings([catalog(header('es') + left)]);
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'previous-left',
      severity: 'warning',
      line: 8,
      column: 4,
      values: { previous: 'A yard' },
    });
  });

  test('duplicate: same context and text', () => {
    expect(rulesOf(entry('A good yard', 'Uno') + entry('A good yard', 'Dos'))).toEqual(['duplicate']);
    expect(rulesOf(entry('A good yard', 'Uno') + entry('A good yard', 'Dos', 'msgctxt "title"\n'))).toEqual(
      [],
    );
  });

  test('two-translations: one message, two catalogs of pages', () => {
    const found = (...catalogs: Catalog[]) => catalogFindings(catalogs).map(({ rule, file }) => [rule, file]);
    const of = (area: string, msgstr: string, extra = '') =>
      catalog(header('es') + entry('A good yard', msgstr, extra), 'es', area);
    expect(found(of('home', 'Uno'), of('sell', 'Dos'))).toEqual([['two-translations', 'locales/es/sell.po']]);
    expect(found(of('home', 'Uno'), of('sell', 'Uno'))).toEqual([]);
    expect(found(of('home', 'Uno'), of('sell', 'Dos', 'msgctxt "title"\n'))).toEqual([]);
    // Texts of content never share a list with others: two names for one thing, but no page that changes.
    expect(found(of('home', 'Uno'), of('sell-content', 'Dos'))).toEqual([
      ['inconsistent', 'locales/es/sell-content.po'],
    ]);
  });

  test('an obsolete entry is nobody’s duplicate and is not checked', () => {
    expect(rulesOf(`${entry('A good yard', 'Uno')}#~ msgid "A good yard"\n#~ msgstr "{"\n`)).toEqual([]);
  });

  test('too-long: the note states the room', () => {
    const withNote = (msgstr: string) =>
      `#. Button, max 12 characters\n#: src/a.tsx\nmsgid "Find a yard"\nmsgstr "${msgstr}"\n`;
    expect(rulesOf(withNote('Encuentre un patio'))).toEqual(['too-long']);
    expect(rulesOf(withNote('Buscar patio'))).toEqual([]);
  });

  test.each(['es', 'es_US', 'es-US'])('header-language accepts %s', (language) => {
    expect(catalogFindings([catalog(header(language))])).toEqual([]);
  });

  test.each(['eng', 'fr', ''])('header-language refuses "%s" in a Spanish file', (language) => {
    expect(catalogFindings([catalog(header(language))]).map(({ rule }) => rule)).toEqual(['header-language']);
  });

  test('header-charset', () => {
    const latin = header('es').replace('utf-8', 'iso-8859-1');
    expect(catalogFindings([catalog(latin)]).map(({ rule }) => rule)).toEqual(['header-charset']);
    expect(catalogFindings([catalog(header('es').replace('utf-8', 'UTF-8'))])).toEqual([]);
  });

  test('no-origin', () => {
    const withoutOrigin = '#. What it is\nmsgid "A good yard"\nmsgstr "Un buen patio"\n';
    expect(rulesOf(withoutOrigin)).toEqual(['no-origin']);
  });

  test('placeholder-number and tag-number are told once, in the source language', () => {
    expect(rulesOf(entry('Yards in {0}', 'Yards in {0}'), 'eng')).toEqual(['placeholder-number']);
    expect(rulesOf(entry('Yards <0>here</0> now', 'Yards <0>here</0> now'), 'eng')).toEqual(['tag-number']);
    expect(rulesOf(entry('Yards in {0}', 'Patios de {0}'))).toEqual([]);
    expect(rulesOf(entry('Yards <a1>in</a1> {line1}', 'Yards <a1>in</a1> {line1}'), 'eng')).toEqual([]);
  });

  test.each([
    ['a short text', 'msgid "Contact us"\nmsgstr "Contact us"\n'],
    ['a placeholder', 'msgid "All our yards in {city}"\nmsgstr "All our yards in {city}"\n'],
    ['a slug', 'msgctxt "slug"\nmsgid "about-us-all-of-us"\nmsgstr "about-us-all-of-us"\n'],
  ])('no-note: %s', (_, text) => {
    const origin = '#: src/a.tsx\n';
    expect(rulesOf(origin + text, 'eng')).toEqual(['no-note']);
    expect(rulesOf(`#. placeholder {0}: city\n${origin}${text}`, 'eng')).toEqual(['no-note']);
    expect(rulesOf(`#. Where it stands\n${origin}${text}`, 'eng')).toEqual([]);
    expect(rulesOf(origin + text, 'es')).not.toContain('no-note');
  });

  test('a sentence of three words needs no note', () => {
    expect(rulesOf('#: src/a.tsx\nmsgid "Find a yard"\nmsgstr "Find a yard"\n', 'eng')).toEqual([]);
  });

  test('an empty English entry stands for its own text', () => {
    expect(rulesOf(entry('A good yard', ''), 'eng')).toEqual([]);
    expect(rulesOf(entry('A good yard', '  '), 'eng')).toEqual(['missing']);
  });

  test('English that an editor changed is held to its own message', () => {
    expect(rulesOf(entry('Yards in {city}', 'Our yards'), 'eng')).toEqual([
      'english-changed',
      'placeholder-lost',
    ]);
  });

  test('every form of a gettext plural is checked', () => {
    const forms = (second: string) =>
      `#. Note\n#: src/a.tsx\nmsgid "{city} yard"\nmsgid_plural "{city} yards"\nmsgstr[0] "patio de {city}"\nmsgstr[1] "${second}"\n`;
    expect(rulesOf(forms('patios'))).toEqual(['placeholder-lost']);
    expect(rulesOf(forms(''))).toEqual(['missing']);
    expect(rulesOf(forms('patios de {city}'))).toEqual([]);
  });
});

describe('slugs', () => {
  const slugs = (translations: Record<string, string>) => {
    const all = {
      company: 'compania',
      careers: 'carreras',
      history: 'historia',
      contact: 'contacto',
      ...translations,
    };
    const entries = Object.entries(all).map(([msgid, msgstr]) => entry(msgid, msgstr, 'msgctxt "slug"\n'));
    return catalogFindings([catalog(header('es') + entries.join(''), 'es', 'routes')], slugRules);
  };

  test('clean slugs are silent', () => {
    expect(slugs({})).toEqual([]);
  });

  test.each(['compañía', 'Compania', 'la compania', 'compania-', 'la--compania', 'compania/nosotros'])(
    'slug-shape refuses "%s"',
    (slug) => {
      expect(slugs({ company: slug }).map(({ rule }) => rule)).toEqual(['slug-shape']);
    },
  );

  test('slug-length allows 60 characters', () => {
    expect(slugs({ company: 'a'.repeat(60) })).toEqual([]);
    expect(slugs({ company: 'a'.repeat(61) }).map(({ rule }) => rule)).toEqual(['slug-length']);
  });

  test.each(['eng', 'es', 'api', 'assets'])('slug-reserved refuses "%s"', (slug) => {
    expect(slugs({ company: slug }).map(({ rule }) => rule)).toEqual(['slug-reserved']);
  });

  test('slug-shared: siblings differ, pages under different parents may agree', () => {
    expect(slugs({ history: 'carreras' })).toMatchObject([
      { rule: 'slug-shared', values: { path: '/compania/carreras', owner: 'careers', page: 'history' } },
    ]);
    expect(slugs({ contact: 'historia' })).toEqual([]);
  });

  test('slug-crossed: another page has the word in the other language, told where somebody wrote it', () => {
    const routes = (language: Language, words: Record<string, string>) => {
      const entries = Object.entries(words).map(([msgid, msgstr]) =>
        entry(msgid, msgstr, 'msgctxt "slug"\n'),
      );
      return catalog(header(language) + entries.join(''), language, 'routes');
    };
    const english = { company: 'company', careers: 'careers', history: 'history', contact: 'contact' };
    const spanish = { company: 'compania', careers: 'carreras', history: 'historia', contact: 'contacto' };
    const told = (changedEnglish: object, changedSpanish: object) =>
      catalogFindings(
        [routes('eng', { ...english, ...changedEnglish }), routes('es', { ...spanish, ...changedSpanish })],
        slugRules,
      )
        .filter(({ rule }) => rule !== 'english-changed')
        .map(({ rule, file, line, values: { page, owner } }) => ({ rule, file, line, page, owner }));
    const crossed = { rule: 'slug-crossed', line: 28 };
    expect(told({}, { contact: 'company' })).toEqual([
      { ...crossed, file: 'locales/es/routes.po', page: 'contact', owner: 'company' },
    ]);
    expect(told({}, { history: 'careers' })).toMatchObject([{ page: 'history', owner: 'careers' }]);
    expect(told({ contact: 'compania' }, {})).toEqual([
      { ...crossed, file: 'locales/eng/routes.po', page: 'contact', owner: 'company' },
    ]);
    // The same word for the same page, and one that stands elsewhere, are nobody's address.
    expect(told({}, { contact: 'contact', company: 'company' })).toEqual([]);
    expect(told({}, { contact: 'history' })).toEqual([]);
  });

  test('slug-missing: the manifest needs a word that the catalog lacks', () => {
    const source = header('es') + entry('company', 'compania', 'msgctxt "slug"\n');
    const findings = catalogFindings([catalog(source, 'es', 'routes')], slugRules);
    expect(findings.map(({ rule, found }) => [rule, found])).toEqual([
      ['slug-missing', 'careers'],
      ['slug-missing', 'history'],
      ['slug-missing', 'contact'],
    ]);
  });

  test('a refused slug comes with one that would do', () => {
    expect(suggestSlug('¡Compañía & más!')).toBe('compania-mas');
  });
});

describe('po-syntax', () => {
  const good = entry('A good yard', 'Un buen patio');
  test.each([
    ['unclosed-string', good.replace('patio"', 'patio'), 9],
    ['text-after-string', good.replace('Un buen', 'Un "buen"'), 9],
    ['wrong-quote', good.replace('"Un buen patio"', '“Un buen patio”'), 9],
    [
      'conflict-marker',
      good.replace(/msgstr .*/, '<<<<<<< HEAD\n$&\n=======\nmsgstr "Otro"\n>>>>>>> theirs'),
      9,
    ],
    ['bad-escape', good.replace('Un buen', 'Un \\q buen'), 9],
    ['stray-string', `"Un"\n${good}`, 6],
    ['unknown-keyword', good.replace('msgstr', 'mgsstr'), 9],
    ['no-msgid', '\nmsgstr "x"\n', 7],
    ['no-msgstr', good.replace(/msgstr.*\n/, ''), 8],
    ['repeated-keyword', good.replace(/(msgstr.*\n)/, '$1$1'), 10],
  ])('%s', (code, source, line) => {
    const findings = catalogFindings([catalog(header('es') + source)]);
    expect(findings).toMatchObject([{ rule: 'po-syntax', line, values: { fault: code } }]);
  });

  test('a file that is not UTF-8', () => {
    const latin: Catalog = {
      ...catalog(''),
      po: parsePoBytes(Uint8Array.from([0x6d, 0xf1])),
    };
    expect(catalogFindings([latin])).toMatchObject([{ rule: 'po-syntax', values: { fault: 'not-utf8' } }]);
  });

  test('a byte order mark', () => {
    const findings = catalogFindings([catalog(`\uFEFF${header('es')}${good}`)]);
    expect(findings).toMatchObject([{ rule: 'po-syntax', values: { fault: 'byte-order-mark' } }]);
  });
});

test('a finding points at the offending characters, also on a wrapped line', () => {
  const source = `${header('es')}#. Note\n#: src/a.tsx\nmsgid "Yards in {city}"\nmsgstr ""\n"Patios \\"de\\" {city}, "\n"{estado}"\n`;
  expect(catalogFindings([catalog(source)])).toMatchObject([
    { rule: 'placeholder-unknown', line: 11, column: 2, found: '{estado}' },
  ]);
});

test('every rule has a test that names it', () => {
  const folder = new URL('.', import.meta.url).pathname;
  const tests = globSync('**/*.test.ts', { cwd: folder }).map((path) => readFileSync(folder + path, 'utf8'));
  const untested = Object.keys(ruleWording).filter(
    (rule) => !tests.some((source) => source.includes(`'${rule}'`) || source.includes(`test('${rule}`)),
  );
  expect(untested).toEqual([]);
});
