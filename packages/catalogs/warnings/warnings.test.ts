import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { escapePo, parsePo } from '#i18n/po/po.ts';
import type { Catalog } from '../catalog-files.ts';
import { catalogFindings } from '../catalog-rules.ts';
import { parseGlossary } from './glossary.ts';

const { glossary } = parseGlossary(
  [
    'English,Spanish,Also right,Wrong,Note',
    'truck scale,báscula para camiones,báscula,balanza,',
    'scale ticket,boleta de báscula,,,',
    'rebar,varilla corrugada,varill*,,',
    'title,título del vehículo,*,,',
    'Alabama,Alabama,*,,A name',
    'motor,motor,,,',
    ',"usted, su",,tú;tus;vosotros,',
    ',solicitar,,aplicar para;aplique para,',
  ].join('\n'),
);

const header = (language: string) =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${language}\\n"\n\n`;

function catalog(source: string, language: Language = 'es', area = 'home'): Catalog {
  const path = `locales/${language}/${area}.po`;
  return { language, area, path, po: parsePo(header(language) + source) };
}

function entry(msgid: string, msgstr: string, extra = ''): string {
  return `#. What it is and where it stands\n#: src/pages/home/home.tsx\n${extra}msgid "${escapePo(msgid)}"\nmsgstr "${escapePo(msgstr)}"\n\n`;
}

function rulesOf(msgid: string, msgstr: string, language: Language = 'es', extra = ''): string[] {
  const findings = catalogFindings([catalog(entry(msgid, msgstr, extra), language)], undefined, glossary);
  return findings.map(({ rule, severity }) => `${severity} ${rule}`);
}

/** Each with a Spanish text that breaks the rule, and clean controls. */
const spanishFaults: [rule: string, msgid: string, faulty: string, ...clean: string[]][] = [
  ['end-punctuation', 'We pay today.', 'Pagamos hoy', 'Pagamos hoy.'],
  ['end-punctuation', 'We pay today', 'Pagamos hoy.', 'Pagamos hoy'],
  ['end-punctuation', 'Call us:', 'Llámenos.', 'Llámenos:'],
  ['end-punctuation', 'He said “no.”', 'Dijo “no”', 'Dijo “no”.', 'Dijo “no.”'],
  ['end-punctuation', 'See <link>the map.</link>', 'Vea <link>el mapa</link>', 'Vea <link>el mapa</link>.'],
  ['end-punctuation', 'Searching the yards...', 'Buscando los centros', 'Buscando los centros…'],
  [
    'end-punctuation',
    'Open until 5:00\u00a0p.m.',
    'Abierto hasta las 5:',
    'Abierto hasta las 5',
    'Abierto hasta las 5:00\u00a0p.\u00a0m.',
  ],
  [
    'end-punctuation',
    '{count, plural, one {# yard.} other {# yards.}}',
    '{count, plural, one {# centro.} other {# centros}}',
    '{count, plural, one {# centro.} other {# centros.}}',
  ],
  ['inverted-mark', 'Is it open?', 'Está abierto?', '¿Está abierto?', 'Y hoy, ¿está abierto?'],
  ['inverted-mark', 'Go. Is it open?', '¿Vaya. ¿Está abierto?', 'Vaya. ¿Está abierto?'],
  ['inverted-mark', 'Watch out!', 'Cuidado!', '¡Cuidado!'],
  ['inverted-mark', 'Is it open? No.', '¿Está abierto? ¡No.', '¿Está abierto? No.'],
  [
    'unpaired-mark',
    'We pay (cash) today',
    'Pagamos (en efectivo hoy',
    'Pagamos hoy en efectivo',
    'Pagamos hoy (en efectivo)',
  ],
  ['unpaired-mark', 'We pay “cash” today', 'Pagamos “en efectivo hoy', 'Pagamos «en efectivo» hoy'],
  ['unpaired-mark', 'We pay "cash" today', 'Pagamos "en efectivo hoy', 'Pagamos hoy en efectivo'],
  [
    'tag-place',
    'Call <phone>{number}</phone> or write to <mail>{address}</mail>',
    'Llame al <mail>{number}</mail> o escriba a <phone>{address}</phone>',
    'Escriba a <mail>{address}</mail> o llame al <phone>{number}</phone>',
  ],
  [
    'tag-place',
    'See our <a>prices</a> today, before you drive to us',
    'Vea <a>nuestros precios hoy</a> antes de venir',
    'Vea <a>la lista de los precios</a> de hoy antes de venir',
  ],
  ['mark-space', 'Today, we pay', 'Hoy , pagamos', 'Hoy, pagamos'],
  ['mark-space', 'Today, we pay', 'Hoy ,pagamos', 'Hoy, pagamos'],
  ['mark-space', 'Today, we pay', 'Hoy,pagamos', 'Hoy: pagamos'],
  ['mark-space', 'We pay. Come today', 'Pagamos.Venga hoy', 'Pagamos. Venga hoy'],
  [
    'mark-space',
    'We pay (cash) today',
    'Pagamos ( en efectivo) hoy',
    'Pagamos (en efectivo) hoy',
    'Pagamos su(s) auto(s)',
  ],
  ['mark-space', 'We pay (cash) today', 'Pagamos(en efectivo) hoy', 'Pagamos hoy (en efectivo)'],
  ['mark-space', 'Today, we pay', 'Hoy,, pagamos', 'Hoy… pagamos'],
  [
    'clock-time',
    'Until 5:00\u00a0p.m.',
    'Hasta las 5 de la tarde',
    'Hasta las 5:00\u00a0p.\u00a0m.',
    'Hasta las cinco de la tarde',
  ],
  [
    'clock-time',
    'From 8:00\u00a0a.m. to 5:00\u00a0p.m.',
    'De 8:00 a 5:00\u00a0p.\u00a0m.',
    'De 8:00\u00a0a.\u00a0m. a 5:00\u00a0p.\u00a0m.',
    'De 8:00\u00a0a.\u00a0m. a las 5:00\u00a0p.\u00a0m.',
  ],
  ['capitals', 'We pay today', 'pagamos hoy', 'Pagamos hoy'],
  ['capitals', 'today at the yard', 'Hoy en el centro', 'hoy en el centro', 'Estados Unidos'],
  [
    'capitals',
    'We pay now. Come today.',
    'Pagamos. venga hoy.',
    'Pagamos. Venga hoy.',
    'Pagamos en EE. UU. por hoy.',
  ],
  ['capitals', 'We pay today', 'Pagamos HOYMISMO', 'Pagamos hoy', 'Pagamos hoy (USD)'],
  ['capitals', 'We pay today', 'PaGamos hoy', 'Pagamos hoy'],
  [
    'capitals',
    'The map of the yard',
    'El Mapa De los patios',
    'El mapa de los patios',
    'El mapa de Los Patios',
  ],
  ['capitals', 'We pay on Monday', 'Pagamos el Lunes', 'Pagamos el lunes'],
  [
    'date-differs',
    'Open from Monday',
    'Abierto desde el martes',
    'Abierto desde el lunes',
    'Desde los lunes',
  ],
  ['date-differs', 'Since March 2020', 'Desde mayo de 2020', 'Desde marzo de 2020'],
  [
    'date-differs',
    'Call on weekdays',
    'Llame los sábados y martes',
    'Llame de lunes a viernes',
    'Llame entre semana',
  ],
  ['date-differs', 'It may change in September', 'Puede cambiar en octubre', 'Puede cambiar en septiembre'],
  ['double-space', 'We pay today', 'Pagamos  hoy', 'Pagamos hoy'],
  ['edge-space', 'We pay today', 'Pagamos hoy ', 'Pagamos hoy'],
  ['edge-space', 'We pay today', ' Pagamos hoy', 'Pagamos hoy'],
  ['repeated-word', 'The map of the yard', 'El mapa de de los patios', 'El mapa de los patios'],
  [
    'repeated-word',
    'See <link>the map</link> now',
    'Vea <link>el mapa</link> mapa',
    'Vea <link>el mapa</link> ya',
  ],
  ['repeated-word', 'Our yard in Walla Walla', 'El el centro de Walla Walla', 'El centro de Walla Walla'],
  ['same-as-source', 'We pay today', 'We pay today', 'Pagamos hoy'],
  [
    'number-differs',
    'A ton is 2,000 pounds',
    'Una tonelada son 2.000 libras',
    'Una tonelada son 2,000 libras',
  ],
  [
    'number-differs',
    'Sold for $1,234.5',
    'Se vendió en $1234,5',
    'Se vendió en $1,234.5',
    'Se vendió en $1234.5',
  ],
  [
    'number-differs',
    'We hold 60 yards',
    'Tenemos 65 centros',
    'Tenemos 60 centros',
    'Tenemos sesenta centros',
  ],
  [
    'number-differs',
    'Over 1.2 billion pounds',
    'Más de 1.2 millones de libras',
    'Más de 1,200 millones de libras',
    'Más de 1.2 mil millones de libras',
  ],
  [
    'number-differs',
    'In seventy-five seconds',
    'En 76 segundos',
    'En 75 segundos',
    'En setenta y cinco segundos',
  ],
  [
    'number-differs',
    'Built in the 1970s',
    'Hecho en los años sesenta',
    'Hecho en los años setenta',
    'Hecho en los años 1970',
  ],
  [
    'number-differs',
    'Open from 7:00\u00a0a.m.',
    'Abierto desde las 8:00\u00a0a.\u00a0m.',
    'Abierto desde las 7:00\u00a0a.\u00a0m.',
  ],
  [
    'address-differs',
    'See https://www.epa.gov/cars.',
    'Vea https://www.epa.gov/car.',
    'Vea https://www.epa.gov/cars.',
  ],
  [
    'address-differs',
    'Write to help@site.example',
    'Escriba a ayuda@site.example',
    'Escriba a help@site.example',
  ],
  [
    'address-differs',
    'Call (503) 555-0100',
    'Llame al (503) 555-0101',
    'Llame al 503-555-0100',
    'Llame al +1 503 555 0100',
  ],
  [
    'glossary',
    'Drive onto the truck scale',
    'Suba a la pesa',
    'Suba a la báscula para camiones',
    'Suba a las básculas de los camiones',
    'Suba a la báscula',
  ],
  ['glossary', 'The truck scales are new', 'La balanza y la báscula son nuevas', 'Las básculas son nuevas'],
  ['glossary', 'Weigh your load', 'Pese su carga en la balanza', 'Pese su carga'],
  ['glossary', 'Keep the scale tickets', 'Guarde los papeles', 'Guarde las boletas de báscula'],
  ['style', 'Bring your car', 'Traiga tus autos', 'Traiga sus autos'],
  ['style', 'Apply for the job', 'Aplique para el puesto', 'Solicite el puesto'],
];

describe('a seeded fault of Spanish is found and its clean controls are silent', () => {
  test.each(spanishFaults)('%s: %s → %s', (rule, msgid, faulty, ...clean) => {
    expect(rulesOf(msgid, faulty)).toEqual([`warning ${rule}`]);
    for (const control of clean) expect(rulesOf(msgid, control), control).toEqual([]);
  });
});

/** What reads badly in English itself, as its catalog has it. */
const englishFaults: [rule: string, faulty: string, clean: string][] = [
  ['inverted-mark', '¿Is it open?', 'Is it open?'],
  ['double-space', 'We pay  today', 'We pay today'],
  ['clock-time', 'Open until 5\u00a0p.m.', 'Open until 5:00\u00a0p.m.'],
  ['clock-time', 'Open until 5:00 p.m.', 'Open until noon'],
  ['clock-time', 'Open 8 to 5:00\u00a0p.m.', 'Open 8:00\u00a0a.m. to 5:00\u00a0p.m.'],
  ['repeated-word', 'The map of the the yard', 'He had had that that day'],
];

describe('a seeded fault of English is found and its clean control is silent', () => {
  test.each(englishFaults)('%s: %s', (rule, faulty, clean) => {
    const ofSource = rulesOf(faulty, faulty, 'eng');
    // A mark that the source itself has is the source's own affair.
    expect(ofSource).toEqual(rule === 'inverted-mark' ? [] : [`warning ${rule}`]);
    expect(rulesOf(clean, faulty, 'eng')).toContain(`warning ${rule}`);
    expect(rulesOf(clean, clean, 'eng')).toEqual([]);
  });

  test.each([
    ['end-punctuation', 'We pay today.', 'We pay today'],
    ['edge-space', 'We pay today', 'We pay today '],
    ['number-differs', 'We hold 60 yards', 'We hold 65 yards'],
    ['address-differs', 'Call (503) 555-0100', 'Call (503) 555-0101'],
  ])('%s: English that an editor changed', (rule, msgid, changed) => {
    expect(rulesOf(msgid, changed, 'eng').sort()).toEqual(
      [`warning ${rule}`, 'warning english-changed'].sort(),
    );
    expect(rulesOf(msgid, msgid, 'eng')).toEqual([]);
  });

  test('english-changed tells what the source says; an empty entry stands for the source', () => {
    const [finding] = catalogFindings([catalog(entry('We pay today', 'We pay tomorrow'), 'eng')]);
    expect(finding).toMatchObject({ rule: 'english-changed', values: { source: 'We pay today' } });
    expect(rulesOf('We pay today', '', 'eng')).toEqual([]);
  });

  test('a short text without a note is told and does not block', () => {
    const bare = '#: src/a.tsx\nmsgid "Contact us"\nmsgstr "Contact us"\n';
    expect(catalogFindings([catalog(bare, 'eng')])).toMatchObject([{ rule: 'no-note', severity: 'warning' }]);
  });
});

test.each(['{day}: {price}', '10-K', 'PDF, XBRL', 'Alabama', 'Motor', '<link>{phone}</link>', '404'])(
  'nothing in “%s” can be translated, so it may be the same in both',
  (text) => {
    expect(rulesOf(text, text)).toEqual([]);
  },
);

test('words for the search may be everyday ones, beside the glossary', () => {
  const withNote = (note: string) =>
    catalogFindings(
      [
        catalog(
          `#. ${note}\n#: src/content/a.json\nmsgid "truck scale, big scale"\nmsgstr "balanza, pesa"\n`,
        ),
      ],
      undefined,
      glossary,
    ).map(({ rule }) => rule);
  expect(withNote('also of an item in a.json')).toEqual([]);
  expect(withNote('phrases for careers in a.json: what people type')).toEqual([]);
  expect(withNote('what people on the street call this part, parted by commas')).toEqual([]);
  expect(withNote('text of an item in a.json')).toEqual(['glossary']);
});

test('a slug is no sentence', () => {
  expect(rulesOf('truck-scale-2', 'truck-scale-2', 'es', 'msgctxt "slug"\n')).toEqual([]);
});

test('an entry that the file cuts off is told once, as what it is', () => {
  const cut = '#. Note\n#: src/a.tsx\nmsgid "We pay \\"today\\"."\nmsgstr "Pagamos "hoy"."\n';
  expect(catalogFindings([catalog(cut)], undefined, glossary).map(({ rule }) => rule)).toEqual(['po-syntax']);
});

describe('inconsistent', () => {
  const of = (area: string, msgstr: string, context = '', language: Language = 'es') =>
    catalog(
      `#. Note\n#: src/content/x/${context}.json\nmsgctxt "${context}"\nmsgid "A good yard"\nmsgstr "${msgstr}"\n`,
      language,
      area,
    );
  const told = (...catalogs: Catalog[]) =>
    catalogFindings(catalogs)
      .filter(({ rule }) => rule === 'inconsistent')
      .map(({ file, values }) => [file, values.theirs]);

  test('one English text with two translations, the rarer one is told', () => {
    const catalogs = [
      of('sell-content', 'Uno', 'a'),
      of('buy-content', 'Dos', 'b'),
      of('legal-content', 'Dos', 'c'),
    ];
    expect(told(...catalogs)).toEqual([['locales/es/sell-content.po', 'Dos']]);
  });

  test('silent where they agree, or where the context tells two meanings apart', () => {
    expect(told(of('sell-content', 'Uno', 'a'), of('buy-content', 'Uno', 'b'))).toEqual([]);
    const meant = (area: string, msgstr: string, context: string) =>
      catalog(`#. Note\n#: src/a.tsx\nmsgctxt "${context}"\nmsgid "Open"\nmsgstr "${msgstr}"\n`, 'es', area);
    expect(told(meant('sell-content', 'Abrir', 'verb'), meant('buy-content', 'Abierto', 'state'))).toEqual(
      [],
    );
  });

  test('English that an editor changed in one place only is told too', () => {
    const catalogs = [
      of('sell-content', 'A good yard', 'a', 'eng'),
      of('buy-content', 'A fine yard', 'b', 'eng'),
    ];
    expect(told(...catalogs)).toEqual([['locales/eng/buy-content.po', 'A good yard']]);
  });
});

describe('two-uses', () => {
  const rules = (notes: string[], msgid = 'Open', language: Language = 'eng') =>
    catalogFindings([
      catalog(
        `${notes.map((note) => `#. ${note}\n`).join('')}#: src/a.tsx src/b.tsx\nmsgid "${msgid}"\nmsgstr "${msgid}"\n`,
        language,
      ),
    ]).map(({ rule }) => rule);

  test('a short text that is a button here and a state there', () => {
    expect(rules(['Button: opens the menu', 'State of a yard'])).toEqual(['two-uses']);
    expect(rules(['Button: opens the menu', 'Head of a column'])).toEqual(['two-uses']);
  });

  test('silent for one use, for a sentence, and where nobody can tell', () => {
    expect(rules(['Head of a column', 'Label of a filter'])).toEqual([]);
    expect(rules(['Button: opens the menu', 'State of a yard'], 'Open the menu')).toEqual([]);
    expect(rules(['Something', 'Something else'])).toEqual([]);
  });
});
