import { formatLocale, type Language } from '#i18n/language.ts';
import { type PoEntry, type PoString, positionIn } from '#i18n/po/po.ts';
import type { Catalog } from './catalog-files.ts';
import { characterFaults } from './character-rules.ts';
import type { Finding, RuleName } from './finding.ts';
import { answeringVariant, isFault, type MessageShape, shapeOf, type Variant } from './message-shape.ts';
import { structureFindings } from './structure-rules.ts';

/** The language that the source is written in: its catalogs repeat the source unless an editor changes a sentence. */
export const sourceLanguage: Language = 'eng';

/** The context of a message that is one segment of an address. */
export const slugContext = 'slug';

/** All rules that look at one entry alone. */
export function messageFindings(catalog: Catalog, entry: PoEntry): Finding[] {
  if (entry.obsolete) return [];
  const report: Finding[] = [];
  const add: AddFinding = (rule, string, offset, found, values = {}) => {
    const place = positionIn(string, offset);
    // Without a note a short text reads badly at worst; a slug or a placeholder breaks. A former text breaks nothing.
    const isHarmless = rule === 'previous-left' || (rule === 'no-note' && values.reason === 'short');
    const severity = isHarmless ? 'warning' : 'error';
    report.push({ rule, severity, file: catalog.path, ...place, found, values });
  };
  const isSource = catalog.language === sourceLanguage;

  checkState(entry, isSource, add);
  checkComments(entry, isSource, add);
  const source = shapeOf(entry.id.text);
  if (isSource) checkSource(entry, source, add);

  for (const string of entry.translations) {
    if (string.text === '') continue;
    checkCharacters(entry, string, add);
    checkLength(entry, string, add);
    const shape = shapeOf(string.text);
    if (isFault(shape)) {
      reportFault(string, shape, catalog.language, add);
      continue;
    }
    checkChoices(string, shape, isFault(source) ? undefined : source, catalog.language, add);
    checkHtml(string, add);
    if (isFault(source)) continue;
    checkQuoted(string, shape, source, add);
    checkBraces(string, shape, source, add);
    comparePlaceholders(string, shape, source, add);
    compareTags(string, shape, source, add);
    const pair = { string, source, sourceText: entry.id.text, target: shape };
    report.push(...structureFindings(catalog.path, pair, (type) => keywordsOf(catalog.language, type)));
  }
  return report;
}

type AddFinding = (
  rule: RuleName,
  string: PoString,
  offset: number,
  found: string,
  values?: Record<string, string>,
) => void;

function checkState(entry: PoEntry, isSource: boolean, add: AddFinding): void {
  const [first] = entry.translations;
  if (first === undefined) return;
  // Lingui reads an empty entry of the source language as the source text itself.
  const isEmpty = entry.translations.some(({ text }) => (isSource ? /^\s+$/ : /^\s*$/).test(text));
  if (isEmpty) add('missing', first, 0, entry.id.text);
  const fuzzy = entry.flags.find(({ text }) => text === 'fuzzy');
  const told = fuzzy ?? entry.previous[0];
  if (told === undefined) return;
  const previous = entry.previous
    .map(({ text }) => text.replace(/^msg\w+\s*/, '').replace(/^"|"$/g, ''))
    .join('');
  const place: PoString = { ...first, line: told.line, column: told.column, segments: [] };
  add(fuzzy ? 'fuzzy' : 'previous-left', place, 0, first.text || entry.id.text, { previous });
}

/** Words that a reader sees, tags and placeholders taken out. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\{[^{}]*\}/g, ' ')
    .split(/[^\p{L}\p{N}'’.-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Comments that Lingui adds itself tell a translator nothing. */
const madeByLingui = /^(?:placeholder \{|js-lingui-)/;

function checkComments(entry: PoEntry, isSource: boolean, add: AddFinding): void {
  if (entry.origins.length === 0) add('no-origin', entry.id, 0, entry.id.text);
  // Extraction writes one note into every language; told once is enough.
  if (!isSource || entry.notes.some(({ text }) => text !== '' && !madeByLingui.test(text))) return;
  const isSlug = entry.context?.text === slugContext;
  const placeholder = /\{\s*\w+/.exec(entry.id.text);
  const reason = isSlug ? 'slug' : placeholder ? 'placeholder' : 'short';
  if (reason !== 'short' || wordsOf(entry.id.text).length < 3) {
    add('no-note', entry.id, 0, entry.id.text, { reason, origin: originOf(entry) });
  }
}

/** The first file that shows the message: where a developer mends it. */
function originOf({ origins: [first] }: PoEntry): string {
  return first?.text ?? 'src';
}

function checkSource(entry: PoEntry, shape: ReturnType<typeof shapeOf>, add: AddFinding): void {
  const string = entry.id;
  const origin = originOf(entry);
  if (isFault(shape)) {
    reportFault(string, shape, sourceLanguage, add);
    return;
  }
  for (const name of shape.names) {
    if (/^\d+$/.test(name)) {
      const found = `{${name}}`;
      add('placeholder-number', string, Math.max(0, string.text.indexOf(`{${name}`)), found, {
        found,
        origin,
      });
    }
  }
  for (const name of shape.tags) {
    if (/^\d+$/.test(name)) {
      const found = `<${name}>`;
      add('tag-number', string, Math.max(0, string.text.indexOf(`<${name}`)), found, { found, origin });
    }
  }
}

function reportFault(
  string: PoString,
  fault: Extract<ReturnType<typeof shapeOf>, { offset: number }>,
  language: Language,
  add: AddFinding,
): void {
  if (fault.keyword === undefined) {
    add('icu-syntax', string, fault.offset, string.text, { reason: fault.text });
  } else {
    const keywords = keywordsOf(language, 'cardinal').join(', ');
    add('plural-keyword', string, fault.offset, fault.keyword, { keyword: fault.keyword, keywords });
  }
}

const pluralKeywords = new Map<string, string[]>();

function keywordsOf(language: Language, type: 'cardinal' | 'ordinal'): string[] {
  const key = `${language} ${type}`;
  let keywords = pluralKeywords.get(key);
  if (keywords === undefined) {
    keywords = new Intl.PluralRules(formatLocale[language], { type }).resolvedOptions().pluralCategories;
    const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
    keywords = [...keywords].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    pluralKeywords.set(key, keywords);
  }
  return keywords;
}

function checkChoices(
  string: PoString,
  shape: MessageShape,
  source: MessageShape | undefined,
  language: Language,
  add: AddFinding,
): void {
  for (const { name, kind, keys } of shape.choices) {
    const at = Math.max(0, string.text.search(new RegExp(`\\{\\s*${name}\\s*,`)));
    if (!keys.includes('other')) add('plural-other', string, at, string.text, { name });
    if (kind === 'select') {
      const known = source?.choices.find((choice) => choice.name === name && choice.kind === 'select')?.keys;
      for (const key of keys) {
        if (known === undefined || known.includes(key)) continue;
        add('select-key', string, offsetOfKey(string.text, key, at), key, { key, keys: known.join(', ') });
      }
      continue;
    }
    const keywords = keywordsOf(language, kind === 'plural' ? 'cardinal' : 'ordinal');
    for (const keyword of keys) {
      if (/^\d+$/.test(keyword) || keywords.includes(keyword)) continue;
      add('plural-keyword', string, offsetOfKey(string.text, keyword, at), keyword, {
        keyword,
        keywords: keywords.join(', '),
      });
    }
  }
}

function offsetOfKey(text: string, key: string, from: number): number {
  const found = text.slice(from).search(new RegExp(`${key}\\s*\\{`));
  return from + Math.max(0, found);
}

/** Tags with attributes, comments, entities: what belongs to the source, never to a message. */
const htmlPattern =
  /<\/?[a-zA-Z][\w-]*\s+[^<>]*[^<>/\s][^<>]*>|<!--|<!\w+|&(?:[a-zA-Z][a-zA-Z0-9]*|#\d+|#x[0-9a-fA-F]+);/;

function checkHtml(string: PoString, add: AddFinding): void {
  const match = htmlPattern.exec(string.text);
  if (match) add('raw-html', string, match.index, match[0], { found: match[0] });
}

function checkCharacters(entry: PoEntry, string: PoString, add: AddFinding): void {
  for (const { rule, offset, found, values } of characterFaults(string, entry.id.text)) {
    add(rule, string, offset, found, values);
  }
}

/** A note may state how much room there is: `max 60 characters`. */
const maximumInNote = /\bmax(?:imum)?\.?\s+(\d+)\s+characters\b/i;

/** The most characters that the notes of an entry leave its text, or undefined where they name none. */
export function maximumLength({ notes }: PoEntry): number | undefined {
  const named = notes.flatMap(({ text }) => maximumInNote.exec(text)?.[1] ?? []).map(Number);
  return named.length === 0 ? undefined : Math.min(...named);
}

function checkLength(entry: PoEntry, string: PoString, add: AddFinding): void {
  const maximum = maximumLength(entry);
  const length = [...string.text].length;
  if (maximum === undefined || length <= maximum) return;
  add('too-long', string, 0, string.text, { length: String(length), maximum: String(maximum) });
}

function checkQuoted(string: PoString, shape: MessageShape, source: MessageShape, add: AddFinding): void {
  for (const found of shape.quoted) {
    if (source.quoted.has(found)) continue;
    add('placeholder-quoted', string, Math.max(0, string.text.indexOf(found) - 1), `'${found}'`, { found });
  }
}

/** `{{name}}`, a brace alone, and formats that nobody knows: the reader of messages lets them pass as text. */
function checkBraces(string: PoString, shape: MessageShape, source: MessageShape, add: AddFinding): void {
  const unknown = [...shape.formats].find(([name, format]) => source.formats.get(name) !== format);
  if (unknown !== undefined) {
    const [name, format] = unknown;
    const found = `{${name}, ${format}`;
    const at = string.text.search(new RegExp(`\\{\\s*${name}\\s*,`));
    add('format-unknown', string, Math.max(0, at), found, { found, format });
  } else if (shape.looseBraces > source.looseBraces) {
    const doubled = string.text.search(/\{\{|\}\}/);
    const last = Math.max(string.text.lastIndexOf('{'), string.text.lastIndexOf('}'));
    add('brace-left', string, doubled === -1 ? last : doubled, string.text);
  }
}

function comparePlaceholders(
  string: PoString,
  shape: MessageShape,
  source: MessageShape,
  add: AddFinding,
): void {
  for (const name of shape.names) {
    if (source.names.has(name)) continue;
    const known = [...source.names].map((known) => `{${known}}`).join(', ') || '–';
    const at = Math.max(0, string.text.search(new RegExp(`\\{\\s*${name}\\b`)));
    add('placeholder-unknown', string, at, `{${name}}`, { found: `{${name}}`, known });
  }
  const quoted = new Set([...shape.quoted].map((found) => found.replace(/[{}\s]/g, '')));
  const told = new Set<string>();
  for (const variant of shape.variants) {
    const wanted = answeringVariant(source, variant.branch)?.placeholders ?? new Set<string>();
    for (const placeholder of wanted) {
      const name = placeholder.replace(/[#?]/g, '');
      if (told.has(name) || quoted.has(name) || isSatisfied(placeholder, name, variant)) continue;
      told.add(name);
      const shown = placeholder.startsWith('#') ? '#' : `{${name}}`;
      add('placeholder-lost', string, 0, string.text, { found: shown, branch: branchText(variant) });
    }
  }
}

function isSatisfied(placeholder: string, name: string, variant: Variant): boolean {
  const has = (key: string) => variant.placeholders.has(key);
  if (placeholder.endsWith('?')) return has(placeholder) || has(name);
  if (!placeholder.startsWith('#')) return has(name) || has(`#${name}`);
  // "One yard", "no yards": where the branch says the number in words, its figure may go.
  const key = variant.branch[name];
  const saysNumber = key !== undefined && key !== 'other' && key !== 'many' && key !== 'few';
  return saysNumber || has(placeholder) || has(name);
}

/** `count: one`, or nothing for a message without choices. */
function branchText({ branch }: Variant): string {
  return Object.entries(branch)
    .map(([name, key]) => `${name}: ${key}`)
    .join(', ');
}

function compareTags(string: PoString, shape: MessageShape, source: MessageShape, add: AddFinding): void {
  for (const variant of shape.variants) {
    const wanted = answeringVariant(source, variant.branch);
    const branch = branchText(variant);
    if (variant.crossedTag !== undefined) {
      const found = variant.crossedTag;
      add('tag-nesting', string, Math.max(0, string.text.lastIndexOf(found)), found, { found, branch });
      return;
    }
    if (wanted === undefined) continue;
    const difference = countDifference(wanted.tagPaths.map(lastPart), variant.tagPaths.map(lastPart));
    if (difference !== undefined) {
      const { tag, missing } = difference;
      const found = `<${tag}>`;
      if (missing) add('tag-lost', string, 0, string.text, { found, branch });
      else
        add('tag-unknown', string, Math.max(0, string.text.lastIndexOf(`<${tag}`)), found, { found, branch });
      return;
    }
    const moved = countDifference(wanted.tagPaths, variant.tagPaths);
    if (moved !== undefined) {
      const found = `<${lastPart(moved.tag)}>`;
      add('tag-nesting', string, Math.max(0, string.text.indexOf(found)), found, { found, branch });
      return;
    }
  }
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The first tag that one list has more often than the other. */
function countDifference(wanted: string[], given: string[]): { tag: string; missing: boolean } | undefined {
  if (wanted.length === 0 && given.length === 0) return undefined;
  const count = (list: string[], tag: string) => list.filter((item) => item === tag).length;
  for (const tag of new Set([...wanted, ...given])) {
    const difference = count(wanted, tag) - count(given, tag);
    if (difference !== 0) return { tag, missing: difference > 0 };
  }
  return undefined;
}
