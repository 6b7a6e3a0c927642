import { describe, expect, test } from 'vitest';
import { choiceFor } from '#i18n/choices.ts';
import { type Language, languages } from '#i18n/language.ts';
import { escapePo, parsePo } from '#i18n/po/po.ts';
import { projectFolder } from '../catalog-files.ts';
import { checkCatalogs } from '../catalog-rules.ts';
import { readOwnWords, readSpellers, verbsWithin } from './speller.ts';

const spellers = readSpellers(projectFolder, { es: new Set(['báscula', 'chatarra', 'información']) });

/** What is told of a translation, each word with the nearest. */
function told(msgid: string, msgstr: string, language: Language = 'es', note = 'Where it stands'): string[] {
  const source = `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${language}\\n"\n\n#. ${note}\n#: src/a.tsx\nmsgid "${escapePo(msgid)}"\nmsgstr "${escapePo(msgstr)}"\n`;
  const catalog = { language, area: 'home', path: `locales/${language}/home.po`, po: parsePo(source) };
  return checkCatalogs([catalog], { spellers })
    .findings.filter(({ rule }) => rule === 'spelling')
    .map(({ found, values }) => `${found} → ${values.nearest}`);
}

describe('spelling', () => {
  test.each<[msgid: string, msgstr: string, ...expected: string[]]>([
    ['Read the information', 'Lea la informacion', 'informacion → información'],
    ['We buy scrap', 'Compramos chatara', 'chatara → chatarra'],
    ['The truck scale', 'La bsácula y la Vascula', 'bsácula → báscula', 'Vascula → Bascula'],
    ['Write it', 'Escrívalo', 'Escrívalo → Escríbalo'],
  ])('%s: %s', (msgid, msgstr, ...expected) => {
    expect(told(msgid, msgstr)).toEqual(expected);
  });

  test.each<[msgid: string, msgstr: string]>([
    ['Ask us for it and write it down', 'Pídanoslo, escríbalo, vacíelo y quíteselo'],
    ['Joe Zawinul of the SEC, PDFs', 'Joe Zawinul de la SEC, PDFs'],
    ['Write to us at info@reciclx.example', 'Escriba a info@reciclx.example'],
    ['Say “<english>release of liability</english>”', 'Diga “<english>release of liability</english>”'],
    ['Roll-off', 'Contenedor roll-off de la acería'],
  ])('silent: %s → %s', (msgid, msgstr) => {
    expect(told(msgid, msgstr)).toEqual([]);
  });

  test('English too, where a word of the source is as wrong as one of its catalog', () => {
    expect(told('We recieve scrap', '', 'eng')).toEqual(['recieve → receive']);
    expect(told('We receive scrap', 'We receive srap', 'eng')).toHaveLength(1);
    expect(told('Don’t sell the company’s IDs', '', 'eng')).toEqual([]);
  });

  test('silent where the note says that the text is in the other language', () => {
    expect(told('Abrir', 'Open it', 'es', "Written in the OTHER language: in Spanish 'Open'")).toEqual([]);
  });
});

test('verbs with one pronoun or two behind', () => {
  expect(verbsWithin('dígamelo')).toEqual(['dígame', 'díga']);
  expect(verbsWithin('sol')).toEqual([]);
});

describe.each([...languages])('the own words in %s', (language) => {
  const words = readOwnWords(projectFolder, language);

  test('are in order, and none is in the word list already, but for names made of small words', () => {
    const speller = choiceFor(spellers as Record<Language, typeof spellers.es>, language);
    expect(words.length).toBeGreaterThan(40);
    // "Navidad", "Nombre" of a field: with its capital it tells the rule about titles that it is a name.
    const isName = (word: string) => /^\p{Lu}/u.test(word) && speller?.lists(word.toLowerCase());
    expect(words.filter((word) => speller?.lists(word) && !isName(word))).toEqual([]);
    expect(words).toEqual([...words].sort(new Intl.Collator('es').compare));
  });
});

/** The rules that a translation breaks besides the one about words that no list has. */
function rulesOf(msgid: string, msgstr: string, language: Language = 'es'): string[] {
  const source = `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${language}\\n"\n\n#. Where it stands\n#: src/a.tsx\nmsgid "${escapePo(msgid)}"\nmsgstr "${escapePo(msgstr)}"\n`;
  const catalog = { language, area: 'home', path: `locales/${language}/home.po`, po: parsePo(source) };
  const told = checkCatalogs([catalog], { spellers }).findings.filter(({ rule }) => rule !== 'spelling');
  return told.map(({ rule, severity }) => `${severity} ${rule}`);
}

describe('wrong-language', () => {
  test.each<[msgid: string, msgstr: string, language?: Language]>([
    ['Bring your title and a photo ID', 'Traiga su título and a photo ID'],
    ['We pay today', 'Nós pagamos hoje em dinheiro'],
    ['Weigh the load', 'Pese la load with care'],
    ['Sell scrap', 'Venda sua sucata e não perca'],
    ['We pay today', 'Pagamos hoy en efectivo', 'eng'],
    ['Bring your title', 'Bring your título para vender', 'eng'],
  ])('%s → %s', (msgid, msgstr, language) => {
    expect(rulesOf(msgid, msgstr, language)).toContain('error wrong-language');
  });

  test.each<[msgid: string, msgstr: string, language?: Language]>([
    ['Paid by Bank of America', 'Lo paga Bank of America'],
    ['A roll-off container', 'Un contenedor roll-off'],
    ['Write “<english>notice of sale</english>”', 'Escriba “<english>notice of sale</english>”'],
    ['Our yard in Los Angeles de la Vega', 'Our yard in Los Angeles de la Vega', 'eng'],
  ])('silent: %s → %s', (msgid, msgstr, language) => {
    expect(rulesOf(msgid, msgstr, language).filter((rule) => rule.includes('language'))).toEqual([]);
  });
});

describe('familiar-form', () => {
  test.each([
    ['You will receive a receipt', 'Recibirás un recibo'],
    ['What you sold', 'Lo que vendiste'],
    ['Buy it', 'Cómpralo'],
    ['Write to us', 'Escríbenos'],
    ['Find it on the map', 'Encuéntralo en el mapa'],
    ['If you buy parts', 'Si compras partes'],
    ['Find the yards', 'Busca los centros'],
    ['You could sell', 'Podrías vender'],
    ['To ask you for it', 'Para pedirte el título'],
  ])('%s → %s', (msgid, msgstr) => {
    expect(rulesOf(msgid, msgstr)).toEqual(['warning familiar-form']);
  });

  test.each([
    ['You will receive a receipt', 'Recibirá un recibo'],
    ['Find it on the map', 'Encuéntrelo en el mapa y llámenos'],
    ['Sell it to us', 'Véndanoslo; tráigalo, pídalo y sígalo'],
    ['Buy parts', 'Compra de partes'],
    ['The strong part', 'La parte fuerte, aparte del transporte y del corte'],
    ['Choose which loads', 'Elija qué cargas y qué compras'],
    ['Behind the batteries of the mills', 'Detrás de las baterías de las acerías, además de las vías'],
    ['The contrast exists', 'Existe el contraste y consiste en el desgaste'],
  ])('silent: %s → %s', (msgid, msgstr) => {
    expect(rulesOf(msgid, msgstr)).toEqual([]);
  });
});
