import type { Language } from '#i18n/language.ts';
import { type PoEntry, parsePo } from '#i18n/po/po.ts';
import type { Catalog } from '../catalog-files.ts';
import { slugContext } from '../message-rules.ts';
import { isFault, shapeOf } from '../message-shape.ts';
import { writePo } from '../po-writer.ts';

/** A catalog in which one entry has been damaged as people and programs damage them. */
export interface FaultyCatalog {
  /** What was done to it. */
  kind: string;
  /** Whether a page would show it: a hole, a brace, a dead link, the wrong sentence, a page that cannot be opened. */
  breaksPage: boolean;
  catalog: Catalog;
  /** The damaged text, for a person who asks why it was not found. */
  text: string;
}

/** A stream of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Random = () => number;

/** Damages a translation, or returns undefined where it offers no place for this fault. */
type Damage = (text: string, random: Random, entry: PoEntry) => string | undefined;

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** Simple placeholders outside of plurals, where each stands for itself. */
function placeholdersOf(text: string): string[] {
  const shape = shapeOf(text);
  if (isFault(shape) || shape.choices.length > 0) return [];
  return [...new Set(text.match(/\{\w+\}/g) ?? [])];
}

const onPlaceholder =
  (change: (placeholder: string, random: Random) => string): Damage =>
  (text, random) => {
    const placeholder = pick(placeholdersOf(text), random);
    return placeholder && text.replaceAll(placeholder, () => change(placeholder, random));
  };

const onTag =
  (change: (text: string, name: string) => string): Damage =>
  (text, random) => {
    const name = pick(
      [...text.matchAll(/<\/(\w+)>/g)].map(([, tag = '']) => tag),
      random,
    );
    return name && change(text, name);
  };

const onPlural =
  (change: (text: string) => string): Damage =>
  (text) =>
    /\{\w+, plural,/.test(text) ? change(text) : undefined;

const inside =
  (insertion: string): Damage =>
  (text, random) => {
    // Between two words outside of braces and tags, where nothing but the insertion can be at fault.
    const gaps = [...text.matchAll(/(?<=\p{L}) (?=\p{L})/gu)].map(({ index }) => index);
    const plain = gaps.filter((at) => !/[{}]/.test(text) && !isInTag(text, at));
    const at = pick(plain, random);
    return at === undefined ? undefined : text.slice(0, at) + insertion + text.slice(at);
  };

const isInTag = (text: string, at: number) => text.lastIndexOf('<', at) > text.lastIndexOf('>', at);

const slugOnly =
  (change: (slug: string) => string): Damage =>
  (text, _, entry) =>
    entry.context?.text === slugContext && text !== '' ? change(text) : undefined;

const notSlug =
  (damage: Damage): Damage =>
  (text, random, entry) =>
    entry.context?.text === slugContext ? undefined : damage(text, random, entry);

/** Ways to damage a translation that a page would show. */
const breaking: Record<string, Damage> = {
  'placeholder lost': onPlaceholder(() => ''),
  'placeholder translated': onPlaceholder((placeholder) => placeholder.replace('}', 'Nuevo}')),
  'placeholder in capitals': onPlaceholder((placeholder) => placeholder.toUpperCase().replace('{', '{X')),
  'placeholder misspelled': onPlaceholder((placeholder) =>
    placeholder.replace(/\w\}/, '}').replace('{}', '{z}'),
  ),
  'placeholder with one brace': onPlaceholder((placeholder) => placeholder.replace('}', '')),
  'placeholder in square brackets': onPlaceholder((placeholder) => `[${placeholder.slice(1, -1)}]`),
  'placeholder in doubled braces': onPlaceholder((placeholder) => `{${placeholder}}`),
  'placeholder in straight quotes': onPlaceholder((placeholder) => `'${placeholder}'`),
  'unknown placeholder': (text, _random, { id }) => (/[{}]/.test(id.text) ? undefined : `${text} {extra}`),
  'a brace too many': notSlug((text) => `${text} {`),
  'closing tag lost': onTag((text, name) => text.replace(`</${name}>`, '')),
  'opening tag lost': onTag((text, name) => text.replace(`<${name}>`, '')),
  'tag translated': onTag((text, name) => text.replaceAll(`${name}>`, `${name}es>`)),
  'tag and all lost': onTag((text, name) => text.replaceAll(`<${name}>`, '').replaceAll(`</${name}>`, '')),
  'tag doubled': onTag((text, name) =>
    text.replace(`<${name}>`, `<${name}><${name}>`).replace(`</${name}>`, `</${name}></${name}>`),
  ),
  'tags in the wrong order': onTag((text, name) =>
    text.replace(`<${name}>`, '\u0001').replace(`</${name}>`, `<${name}>`).replace('\u0001', `</${name}>`),
  ),
  'tag with a space': onTag((text, name) => text.replace(`</${name}>`, `</ ${name}>`)),
  'tag in brackets of another kind': onTag((text, name) =>
    text.replaceAll(`<${name}>`, `[${name}]`).replaceAll(`</${name}>`, `[/${name}]`),
  ),
  'tag with an attribute': onTag((text, name) => text.replace(`<${name}>`, `<${name} class="x">`)),
  'plural without other': onPlural((text) => text.replace(/ other ?\{/, ' many {')),
  'plural keyword translated': onPlural((text) => text.replace(/ one ?\{/, ' uno {')),
  'plural word translated': onPlural((text) => text.replace(', plural,', ', plurales,')),
  'plural cut short': onPlural((text) => text.replace(/\}\}/, '}')),
  'raw HTML': inside(' <span class="x">nuevo</span>'),
  'an HTML comment': inside(' <!-- nota -->'),
  'an HTML entity': inside(' &amp;'),
  'an invisible character': inside('\u200B'),
  'a control character': inside('\u0007'),
  'a mark that turns the reading direction': inside('\u202E'),
  'a letter made of two characters': inside(' an\u0303o'),
  'translation emptied': () => '',
  'translation of spaces': notSlug(() => '   '),
  'slug with an accent': slugOnly((slug) => `${slug}-página`),
  'slug with a capital': slugOnly((slug) => slug.replace(/[a-z]/, (letter) => letter.toUpperCase())),
  'slug with a space': slugOnly((slug) => `${slug} nueva`),
  'slug with two hyphens': slugOnly((slug) => `${slug}--x`),
  'slug with a slash': slugOnly((slug) => `${slug}/x`),
  'slug of too many letters': slugOnly((slug) => slug.padEnd(61, 'x')),
  'slug that the site keeps for itself': slugOnly(() => 'api'),
};

/** Ways that leave the page whole and read badly. */
const unsightly: Record<string, Damage> = {
  'end mark lost': (text) =>
    /[^.]\.$/.test(text) && !/\b\p{L}{1,3}\.$/u.test(text) ? text.slice(0, -1) : undefined,
  'opening question mark lost': (text) => (/^[^¿]*¿[^¿]*$/.test(text) ? text.replace('¿', '') : undefined),
  'two spaces': inside(' '),
  'a space at the end': notSlug((text) => `${text} `),
  'a word twice': inside(' de de'),
  'a number changed': (text, _, { id }) =>
    /^[^{}\d]*\b\d{3}\b[^{}\d]*$/.test(text) && !/[{}]/.test(id.text)
      ? text.replace(/\d{3}/, '987')
      : undefined,
};

/** Ways that change the entry or the file rather than the translation. */
const structural: Record<string, (source: string) => string> = {
  fuzzy: (source) =>
    source.replace(/\n((?:msgctxt .*\n)?msgid "(?!")[^\n]*\nmsgstr .*\n)$/, '\n#, fuzzy\n$1'),
  duplicate: (source) => `${source}\n${/\n\n([\s\S]*)$/.exec(source)?.[1] ?? ''}`,
  'closing quote lost': (source) => source.replace(/"\n$/, '\n'),
  'quote in a text': (source) => source.replace(/(msgstr "[^"\\]*[^"\\ ]) ([^"]*"\n)$/, '$1 "y" $2'),
  'keyword misspelled': (source) => source.replace(/\nmsgstr (.*\n)$/, '\nmsgtsr $1'),
  'translation line lost': (source) => source.replace(/\nmsgstr .*\n$/, '\n'),
  'header of another language': (source) => source.replace(/"Language: \w+/, '"Language: zxx'),
  'header of another encoding': (source) => source.replace(/charset=utf-8/i, 'charset=iso-8859-1'),
};

/**
 * As many faulty catalogs as wanted, each one entry of ours with one fault. Kinds take turns, so that rare ones (plurals)
 * are as many as common ones; entries are drawn by the seed.
 */
export function generateFaults(catalogs: readonly Catalog[], wanted: number, seed: number): FaultyCatalog[] {
  const random = seededRandom(seed);
  const pool = catalogs.flatMap((catalog) =>
    catalog.po.entries.filter(({ obsolete }) => !obsolete).map((entry) => ({ catalog, entry })),
  );
  const kinds = [...Object.keys(breaking), ...Object.keys(unsightly), ...Object.keys(structural)];
  const faulty: FaultyCatalog[] = [];
  for (let turn = 0; faulty.length < wanted; turn += 1) {
    const kind = kinds[turn % kinds.length] ?? '';
    // Some kinds suit few entries: look until one fits.
    for (let attempt = 0; attempt < 4000; attempt += 1) {
      const chosen = pick(pool, random);
      const made = chosen && damage(chosen.catalog, chosen.entry, kind, random);
      if (made === undefined) continue;
      faulty.push(made);
      break;
    }
  }
  return faulty;
}

function damage(catalog: Catalog, entry: PoEntry, kind: string, random: Random): FaultyCatalog | undefined {
  const { language, path, area } = catalog;
  const [translation] = entry.translations;
  if (translation === undefined) return undefined;
  const written = (text: string) =>
    writePo({
      ...catalog.po,
      trailing: [],
      entries: [{ ...entry, translations: [{ ...translation, text }] }],
    });
  const textDamage = breaking[kind] ?? unsightly[kind];
  let after: string;
  if (textDamage === undefined) {
    const before = written(translation.text);
    after = structural[kind]?.(before) ?? before;
    if (after === before) return undefined;
  } else {
    const text = textDamage(translation.text, random, entry);
    if (text === undefined || text === translation.text || isStillRight(kind, text, entry, language)) {
      return undefined;
    }
    after = written(text);
  }
  const breaksPage = !(kind in unsightly);
  return { kind, breaksPage, text: after, catalog: { language, path, area, po: parsePo(after) } };
}

/** An empty English entry stands for its own text, and a damaged text may happen to say what the English says. */
function isStillRight(kind: string, text: string, { id }: PoEntry, language: Language): boolean {
  return (kind === 'translation emptied' && language === 'eng') || text === id.text;
}
