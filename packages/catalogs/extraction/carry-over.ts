import { entryKey, escapePo, type PoComment, type PoEntry } from '#i18n/po/po.ts';
import type { Catalog } from '../catalog-files.ts';
import { sourceLanguage } from '../message-rules.ts';
import { writePo } from '../po-writer.ts';
import { mostSimilarity, similarity } from './similarity.ts';

/** A translation that found its message again. */
export interface Carried {
  /** The catalog that has it now. */
  path: string;
  /** The English that it was made for. */
  from: string;
  /** The English that it stands below now. */
  to: string;
  /** The English is the same, only elsewhere: nothing to look at again. */
  isSame: boolean;
}

/** What carrying over did. */
export interface CarryOver {
  /** The new text of every catalog, by path. */
  texts: Map<string, string>;
  carried: Carried[];
  /** Translations whose message is gone and that no new message resembles. */
  dropped: { path: string; english: string; translation: string }[];
}

/** From here on two texts count as one that changed: the measure of `msgmerge`. */
const alike = 0.6;

/** A text with another context, or in another catalog, must resemble more. */
const alikeElsewhere = 0.8;

/** Where one text of a file went and one came, it is the same place. */
const alikeInPlace = 0.35;

/**
 * Lingui's extraction knows a message by its English, so a changed sentence arrives empty and its translation is gone.
 * Here the translation comes back below the new English, marked fuzzy, with the English that it was made for in `#|`
 * (what `msgmerge --previous` does). Lingui also leaves out every `#|` that stood in a file; those come back too.
 */
export function carryOver(before: readonly Catalog[], after: readonly Catalog[]): CarryOver {
  const result: CarryOver = { texts: new Map(), carried: [], dropped: [] };
  for (const language of new Set(after.map((catalog) => catalog.language))) {
    const ofLanguage = (catalogs: readonly Catalog[]) =>
      catalogs.filter((catalog) => catalog.language === language);
    const [old, now] = [ofLanguage(before), ofLanguage(after)];
    restorePrevious(old, now);
    matchTexts(goneFrom(old, now), newIn(old, now), result);
    for (const catalog of now) result.texts.set(catalog.path, writePo(catalog.po));
  }
  return result;
}

/** An entry and the catalog it stands in. */
interface Placed {
  catalog: Catalog;
  entry: PoEntry;
}

const placeKey = ({ area }: Catalog, entry: PoEntry) => `${area}\u0004${entryKey(entry)}`;

function keysOf(catalogs: readonly Catalog[]): Map<string, Placed> {
  const keys = new Map<string, Placed>();
  for (const catalog of catalogs) {
    for (const entry of catalog.po.entries) {
      if (!entry.obsolete) keys.set(placeKey(catalog, entry), { catalog, entry });
    }
  }
  return keys;
}

/** Fuzzy entries that stayed keep the English that they were made for. */
function restorePrevious(old: readonly Catalog[], now: readonly Catalog[]): void {
  const known = keysOf(old);
  for (const [key, { entry }] of keysOf(now)) {
    const previous = known.get(key)?.entry.previous ?? [];
    if (previous.length > 0 && isFuzzy(entry)) entry.previous = previous;
  }
}

/** Translations whose message is gone, obsolete ones of other tools included. */
function goneFrom(old: readonly Catalog[], now: readonly Catalog[]): Placed[] {
  const present = keysOf(now);
  return old.flatMap((catalog) =>
    catalog.po.entries
      .filter((entry) => entry.obsolete || !present.has(placeKey(catalog, entry)))
      .filter((entry) => isWorkOf(catalog, entry))
      .map((entry) => ({ catalog, entry })),
  );
}

/** Whether an entry holds somebody's work: in the source language only what an editor changed does. */
function isWorkOf({ language }: Catalog, entry: PoEntry): boolean {
  const text = entry.translations[0]?.text ?? '';
  return text !== '' && (language !== sourceLanguage || text !== entry.id.text);
}

/** Messages that came with this extraction and that nobody has translated. */
function newIn(old: readonly Catalog[], now: readonly Catalog[]): Placed[] {
  const known = keysOf(old);
  return [...keysOf(now)].flatMap(([key, placed]) =>
    known.has(key) || isWorkOf(placed.catalog, placed.entry) ? [] : [placed],
  );
}

/** The best pairs first; a translation serves one changed text, but any number of texts that it fits to the letter. */
function matchTexts(gone: readonly Placed[], added: readonly Placed[], result: CarryOver): void {
  const used = new Set<PoEntry>();
  const filled = new Set<PoEntry>();
  const places = { gone: countPlaces(gone), added: countPlaces(added) };
  const pairs = added
    .flatMap((target) => gone.map((source) => ({ source, target, score: scoreOf(source, target, places) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  for (const { source, target } of pairs) {
    const isSameText = source.entry.id.text === target.entry.id.text;
    if (filled.has(target.entry) || (used.has(source.entry) && !isSameText)) continue;
    used.add(source.entry);
    filled.add(target.entry);
    const isSame = enter(source.entry, target.entry);
    const { path } = target.catalog;
    result.carried.push({ path, from: source.entry.id.text, to: target.entry.id.text, isSame });
  }
  for (const { catalog, entry } of gone) {
    if (used.has(entry) || entry.obsolete) continue;
    const translation = entry.translations[0]?.text ?? '';
    result.dropped.push({ path: catalog.path, english: entry.id.text, translation });
  }
}

/** How well a translation suits a message; 0 where it does not. What stands in the same place goes first. */
function scoreOf(source: Placed, target: Placed, places: Places): number {
  const [from, to] = [source.entry.id.text, target.entry.id.text];
  const isSameContext = source.entry.context?.text === target.entry.context?.text;
  const isSameArea = source.catalog.area === target.catalog.area;
  const isHere = isSameContext && isSameArea;
  const place = placeOf(target);
  const isAlone =
    isHere &&
    place !== '' &&
    placeOf(source) === place &&
    places.gone.get(place) === 1 &&
    places.added.get(place) === 1;
  const wanted = isAlone ? alikeInPlace : isHere ? alike : alikeElsewhere;
  if (mostSimilarity(from, to) < wanted) return 0;
  const measure = similarity(from, to);
  if (measure < wanted) return 0;
  return measure + (isSameContext ? 0.2 : 0) + (isSameArea ? 0.1 : 0) + (placeOf(source) === place ? 0.1 : 0);
}

/** How many texts went from each place, and how many came. */
interface Places {
  gone: Map<string, number>;
  added: Map<string, number>;
}

function countPlaces(all: readonly Placed[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(placeOf(each), (counts.get(placeOf(each)) ?? 0) + 1);
  return counts;
}

/** Catalog, file and context of a message, for counting what came and went there. */
function placeOf({ catalog, entry }: Placed): string {
  const [origin] = entry.origins;
  return origin === undefined ? '' : `${catalog.area} ${origin.text} ${entry.context?.text ?? ''}`;
}

/** Puts a translation below its new English; true where the English did not change. */
function enter(source: PoEntry, target: PoEntry): boolean {
  const [translation] = target.translations;
  const text = source.translations[0]?.text ?? '';
  if (translation) target.translations = [{ ...translation, text }];
  target.translatorComments = [...source.translatorComments, ...target.translatorComments];
  const isSameContext = source.context?.text === target.context?.text;
  if (source.id.text === target.id.text && isSameContext) {
    target.flags = [...target.flags, ...source.flags];
    target.previous = source.previous;
    return true;
  }
  if (!isFuzzy(target)) target.flags = [...target.flags, comment('fuzzy')];
  // What was fuzzy already was made for a still older English.
  const isOlder = isFuzzy(source) && source.previous.length > 0;
  target.previous = isOlder ? source.previous : previousOf(source, isSameContext);
  return false;
}

function previousOf({ context, id }: PoEntry, isSameContext: boolean): PoComment[] {
  const contextLine =
    isSameContext || context === undefined ? [] : [comment(`msgctxt "${escapePo(context.text)}"`)];
  return [...contextLine, comment(`msgid "${escapePo(id.text)}"`)];
}

function isFuzzy({ flags }: PoEntry): boolean {
  return flags.some(({ text }) => text === 'fuzzy');
}

/** A comment that stands in no file yet. */
function comment(text: string): PoComment {
  return { text, line: 0, column: 0 };
}
