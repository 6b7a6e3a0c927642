import { type PoEntry, type PoString, positionIn } from '#i18n/po/po.ts';
import type { Catalog } from '../catalog-files.ts';
import { type Finding, type RuleName, severityOf } from '../finding.ts';
import { slugContext, sourceLanguage, wordsOf } from '../message-rules.ts';
import { isFault, shapeOf } from '../message-shape.ts';
import type { Speller, Spellers } from '../spelling/speller.ts';
import { titleCase, wrongCapital } from './capitals.ts';
import { looseTime } from './clock-times.ts';
import { dateDifference, dateExchange } from './dates.ts';
import { familiarForm } from './familiar-form.ts';
import { addressDifference, numberDifference } from './figures.ts';
import { type Glossary, neverForms, styleFaults, termsIn } from './glossary.ts';
import { endMark, endsAlike, loneMarks, repeatedWord } from './marks.ts';
import { otherLanguage } from './other-language.ts';
import { badSpacing, unpairedMark } from './spacing.ts';
import { misspelled } from './spelling.ts';
import { offsetOf, type ReadingPair, readingPairs, shown } from './surface.ts';
import { misplacedTag } from './tags.ts';
import { findPhrase, spanishStems, tokensOf } from './words.ts';

/** What is known of words; a rule whose knowledge is missing stays silent. */
export interface WordKnowledge {
  glossary?: Glossary;
  spellers?: Spellers;
}

/** What reads badly in one entry: told to the translator, never in the way of a build. */
export function entryWarnings(
  catalog: Catalog,
  entry: PoEntry,
  { glossary, spellers = {} }: WordKnowledge = {},
): Finding[] {
  if (entry.obsolete || entry.context?.text === slugContext) return [];
  const findings: Finding[] = [];
  const source = shapeOf(entry.id.text);
  if (isFault(source)) return [];
  for (const string of entry.translations) {
    const isSource = catalog.language === sourceLanguage;
    // An empty English entry stands for its own text.
    const read = string.text === '' && isSource ? entry.id : string;
    if (read.text.trim() === '' || isDamaged(catalog, read)) continue;
    const add: AddWarning = (rule, found, offset, values = {}) => {
      const place = positionIn(read, offset);
      findings.push({ rule, severity: severityOf(rule), file: catalog.path, ...place, found, values });
    };
    checkSpaces(entry, read, add);
    if (isSource && read.text !== entry.id.text)
      add('english-changed', read.text, 0, { source: entry.id.text });
    if (!isSource && isSameAsSource(entry.id.text, read.text, glossary)) add('same-as-source', read.text, 0);
    const target = read === entry.id ? source : shapeOf(read.text);
    if (isFault(target)) continue;
    if (isForSearch(entry)) continue;
    const tag = isSource ? undefined : misplacedTag(read.text, entry.id.text);
    if (tag !== undefined) add('tag-place', read.text, offsetOf(read.text, tag), { found: tag });
    const pairs = readingPairs(source, target);
    checkReadings(catalog, read, pairs, add);
    const speller = spellers[catalog.language];
    if (speller && !isInOtherLanguage(entry)) {
      checkSpelling(read, pairs, { speller, isSource }, add);
      checkLanguage(catalog, read, pairs, spellers, add);
    }
    if (catalog.language === 'es' && glossary) checkWords(read, pairs, glossary, add);
  }
  return findings;
}

type AddWarning = (rule: RuleName, found: string, offset: number, values?: Record<string, string>) => void;

/** Two spaces show as one, or as a hole where lines do not fold; one at an edge glues or parts what surrounds it. */
function checkSpaces(entry: PoEntry, { text }: PoString, add: AddWarning): void {
  const double = /\S([ \u00A0]{2,})(?=\S)/.exec(text);
  if (double) add('double-space', passageAround(text, double.index), double.index + 1);
  const [before, after] = [/^\s*/, /\s*$/].map((edge) => edge.exec(text)?.[0] ?? '');
  const [wantedBefore, wantedAfter] = [/^\s*/, /\s*$/].map((edge) => edge.exec(entry.id.text)?.[0] ?? '');
  if (before !== wantedBefore) add('edge-space', text, 0, { edge: 'start' });
  else if (after !== wantedAfter) add('edge-space', text, text.trimEnd().length, { edge: 'end' });
}

function passageAround(text: string, at: number): string {
  const start = text.lastIndexOf(' ', Math.max(0, at - 12)) + 1;
  const end = text.indexOf(' ', at + 14);
  return text.slice(start, end === -1 ? text.length : end);
}

/** Rules that read a text branch by branch; each is told once for a string. */
function checkReadings(
  { language }: Catalog,
  { text }: PoString,
  pairs: ReadingPair[],
  add: AddWarning,
): void {
  const told = new Set<RuleName>();
  const once: AddWarning = (rule, ...rest) => {
    if (told.has(rule)) return;
    told.add(rule);
    add(rule, ...rest);
  };
  for (const { source, target } of pairs) {
    if (source !== target && !endsAlike(source, target)) {
      const values = { wanted: endMark(source) ?? '', given: endMark(target) ?? '' };
      once('end-punctuation', shown(lastWords(target)), Math.max(0, text.length - 1), values);
    }
    for (const { mark, passage } of loneMarks(target, language)) {
      if (language === sourceLanguage && source.includes(mark)) continue;
      once('inverted-mark', shown(passage), offsetOf(text, passage.slice(0, 20)), { mark });
    }
    const twice = repeatedWord(target, language);
    if (twice !== undefined && !source.includes(twice)) once('repeated-word', twice, offsetOf(text, twice));
    else if (twice !== undefined && language === sourceLanguage)
      once('repeated-word', twice, offsetOf(text, twice));
    // The source is told too: English itself has one way to write a time.
    const time = looseTime(target, language);
    if (time !== undefined) once('clock-time', shown(time), offsetOf(text, time));
    if (source === target) continue;
    const lone = unpairedMark(target, source);
    if (lone !== undefined) {
      const passage = target.slice(lone.at, lone.at + 40);
      once('unpaired-mark', shown(passage), offsetOf(text, passage.slice(0, 12)), { mark: lone.mark });
    }
    const spacing = badSpacing(target, source);
    if (spacing !== undefined) once('mark-space', shown(spacing), offsetOf(text, spacing));
    const capital = wrongCapital(target, source, language);
    // Words in a tag may be a title, which begins with a capital.
    const isTitle = text.includes(`>${capital}`);
    if (capital !== undefined && !isTitle) once('capitals', shown(capital), offsetOf(text, capital));
    const dates = dateDifference(source, target, [sourceLanguage, language]);
    tellDifference('date-differs', dates, text, once);
    const exchange = dateExchange(source, target, [sourceLanguage, language]);
    if (exchange) tellDifference('date-differs', exchange, text, once);
    const numbers = numberDifference(source, target, sourceLanguage, language);
    tellDifference('number-differs', numbers, text, once);
    tellDifference('address-differs', addressDifference(source, target), text, once);
  }
}

function tellDifference(
  rule: 'number-differs' | 'address-differs' | 'date-differs',
  { lost, added }: { lost: string[]; added: string[] },
  text: string,
  add: AddWarning,
): void {
  if (lost.length === 0 && added.length === 0) return;
  const [first] = added;
  const list = (texts: string[]) => texts.map((each) => `“${each}”`).join(', ') || '–';
  add(rule, first ?? text, first === undefined ? 0 : offsetOf(text, first), {
    lost: list(lost),
    added: list(added),
  });
}

function lastWords(text: string): string {
  return text.length <= 40 ? text : `…${text.slice(text.indexOf(' ', text.length - 40))}`;
}

/**
 * The same text in both languages is a translation forgotten, unless nothing in it can be translated: values, numbers,
 * codes (`10-K`, `PDF`), and words that the glossary states to be the same in both.
 */
function isSameAsSource(source: string, target: string, glossary: Glossary | undefined): boolean {
  if (source !== target) return false;
  return wordsOf(target).some((word) => {
    if (/\d/.test(word) || !/\p{Ll}/u.test(word)) return false;
    return tokensOf(word).some((token) => !glossary?.sameInBoth.has(token));
  });
}

/** The link to the page in the other language is in that language. */
function isInOtherLanguage({ notes }: PoEntry): boolean {
  return notes.some(({ text }) => /^Written in the other language/i.test(text));
}

/** Words that people may type into the search: everyday ones beside the proper one, so no glossary holds for them. */
function isForSearch({ notes }: PoEntry): boolean {
  return notes.some(({ text }) =>
    /^(?:also of an item|phrases for|what people on the street call) /.test(text),
  );
}

/** Terms of the glossary, and forms that the style sheet rules out. */
function checkWords({ text }: PoString, pairs: ReadingPair[], glossary: Glossary, add: AddWarning): void {
  const told = new Set<unknown>();
  for (const { source, target } of pairs) {
    const spanish = spanishStems(target);
    const tokens = tokensOf(target);
    for (const term of source === target ? [] : termsIn(source, glossary)) {
      if (told.has(term)) continue;
      const wrong = term.wrong.find((phrase) => findPhrase(tokens, phrase) !== -1);
      const isUsed =
        term.accepted.length === 0 || term.accepted.some((phrase) => findPhrase(spanish, phrase) !== -1);
      if (wrong === undefined && isUsed) continue;
      told.add(term);
      const values = { term: term.english.text, spanish: term.spanish, row: String(term.line) };
      add(
        'glossary',
        wrong?.text ?? shown(target),
        wrong ? offsetOf(text.toLowerCase(), wrong.text) : 0,
        values,
      );
    }
    const terms = termsIn(source, glossary);
    for (const { found, term } of source === target ? [] : neverForms(target, terms, glossary)) {
      if (told.has(term)) continue;
      told.add(term);
      const values = { term: term.english.text, spanish: term.spanish, row: String(term.line) };
      add('glossary', found.text, offsetOf(text.toLowerCase(), found.text), values);
    }
    for (const { found, instead } of styleFaults(target, glossary)) {
      if (told.has(found)) continue;
      told.add(found);
      const at = text
        .toLowerCase()
        .search(new RegExp(`(?<!\\p{L})${found.replaceAll(' ', '[^\\p{L}]+')}`, 'u'));
      add('style', found, Math.max(0, at), { instead });
    }
  }
}

/** Words that the language does not have, each once. */
function checkSpelling(
  { text }: PoString,
  pairs: ReadingPair[],
  { speller, isSource }: { speller: Speller; isSource: boolean },
  add: AddWarning,
): void {
  const told = new Set<string>();
  for (const { source, own } of pairs) {
    for (const word of misspelled(own, source, speller, isSource)) {
      if (told.has(word)) continue;
      told.add(word);
      const at = text.search(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'));
      add('spelling', word, Math.max(0, at), { nearest: speller.nearest(word) ?? '' });
    }
  }
}

/** Words of another language, and a reader who is spoken to as a friend: each told once. */
function checkLanguage(
  { language }: Catalog,
  { text }: PoString,
  pairs: ReadingPair[],
  spellers: Spellers,
  add: AddWarning,
): void {
  const told = new Set<RuleName>();
  const once = (rule: RuleName, found: string | undefined) => {
    if (found === undefined || told.has(rule)) return;
    told.add(rule);
    add(rule, found, offsetOf(text, found));
  };
  for (const { source, own } of pairs) {
    const capital = language === 'es' && spellers.es ? titleCase(own, source, spellers.es) : undefined;
    const isTitle = capital !== undefined && wordsOfTitles(text).has(capital);
    if (!isTitle && wrongCapital(own, source, language) === undefined) once('capitals', capital);
    once('wrong-language', otherLanguage(own, source, language, spellers));
    if (language === 'es' && spellers.es) once('familiar-form', familiarForm(own, source, spellers.es));
  }
}

/** The words of what stands in a tag and begins with a capital: a link has the title of its page. */
function wordsOfTitles(text: string): Set<string> {
  const titles = [...text.matchAll(/<(\w+)>(\p{Lu}[^<]*)<\/\1>/gu)];
  return new Set(titles.flatMap(([, , title = '']) => title.match(/\p{L}+/gu) ?? []));
}

/** A string that the file cuts off says nothing about how it was meant. */
function isDamaged({ po }: Catalog, { line, endLine }: PoString): boolean {
  return po.faults.some((fault) => fault.line >= line && fault.line < endLine);
}
