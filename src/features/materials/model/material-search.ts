import { allowedSlips, lettersApart } from './spelling.ts';
import { meaningfulStems } from './word-forms.ts';

/** Something of the catalogue, as a search sees it: its words by how much they say. */
export interface Searchable {
  name: string;
  /** What else people call it, in either language. */
  also: string;
  /** Words of its surroundings: its family, its grades. */
  related: string;
}

/** What a search finds. */
export interface Found<Entry> {
  /** Entries that answer every word of the question, the best first. */
  found: Entry[];
  /** Entries that answer a part of it, or with worse spelling; filled only when nothing was found. */
  near: Entry[];
}

/** How much a word counts, by where it stands. */
const weights = { name: 4, also: 3, related: 1 } as const;

/** How well a word of the catalogue answers a word of the question. */
const exact = 3;
const beginning = 2;
const misspelled = 1;

/** Most entries that are offered when nothing was found. */
const mostNear = 6;

/** Entries with their words, made once and asked often. */
export interface MaterialIndex<Entry> {
  entries: readonly { entry: Entry; words: ReadonlyMap<string, number> }[];
  known: ReadonlySet<string>;
}

/** Takes the words of all entries apart. */
export function indexMaterials<Entry extends Searchable>(entries: readonly Entry[]): MaterialIndex<Entry> {
  const indexed = entries.map((entry) => ({ entry, words: wordsOf(entry) }));
  return { entries: indexed, known: new Set(indexed.flatMap(({ words }) => [...words.keys()])) };
}

/**
 * Entries that answer a question such as "can I sell a water heater?". A word counts as spelled if the catalogue has
 * it at all, else as the beginning of a word, else as a slip: so "car" does not find carpets, and "baterry" finds
 * batteries. Where nothing has all words, the last one may be half typed: "water hea" finds the heater although the catalogue
 * has words with "heat". A question without any meaning word finds everything.
 */
export function searchMaterials<Entry>(
  { entries, known }: MaterialIndex<Entry>,
  question: string,
): Found<Entry> {
  const asked = meaningfulStems(question);
  if (asked.length === 0) return { found: entries.map(({ entry }) => entry), near: [] };
  const scored = (answers: readonly ReadonlyMap<string, number>[]) =>
    entries
      .map(({ entry, words }) => ({ entry, ...score(words, answers) }))
      .filter(({ answered }) => answered > 0)
      .sort((one, other) => other.answered - one.answered || other.points - one.points);
  const whole = (answers: readonly ReadonlyMap<string, number>[]) =>
    scored(answers).filter(({ answered }) => answered === asked.length);
  const spelled = asked.map((word) => answersTo(word, known, allowedSlips(word)));
  const found = whole(spelled);
  const [last = ''] = asked.slice(-1);
  const begun = found.length > 0 ? [] : whole([...spelled.slice(0, -1), begunBy(last, known)]);
  const all = found.length > 0 ? found : begun;
  if (all.length > 0) return { found: all.map(({ entry }) => entry), near: [] };
  const near = scored(
    asked.map((word) => answersTo(word, known, word.length < 4 ? 0 : allowedSlips(word) + 1)),
  );
  return { found: [], near: near.slice(0, mostNear).map(({ entry }) => entry) };
}

/** The stems of an entry, each with the highest weight that it has there. */
function wordsOf(entry: Searchable): Map<string, number> {
  const words = new Map<string, number>();
  for (const part of ['related', 'also', 'name'] as const) {
    for (const word of meaningfulStems(entry[part])) words.set(word, weights[part]);
  }
  return words;
}

/** The words of the catalogue that answer a word of the question, and how well. */
function answersTo(word: string, known: ReadonlySet<string>, slips: number): Map<string, number> {
  if (known.has(word)) return new Map([[word, exact]]);
  const begun = begunBy(word.length < 3 ? '' : word, known);
  if (begun.size > 0) return begun;
  const slipped = [...known].filter((each) => lettersApart(word, each, slips) <= slips);
  return new Map(slips === 0 ? [] : slipped.map((each) => [each, misspelled]));
}

/** The words of the catalogue that begin with a word of the question. */
function begunBy(word: string, known: ReadonlySet<string>): Map<string, number> {
  const begun = word === '' ? [] : [...known].filter((each) => each.startsWith(word));
  return new Map(begun.map((each) => [each, beginning]));
}

/** How many words of the question an entry answers, and how well in all; a short name that is met in full wins. */
function score(
  words: ReadonlyMap<string, number>,
  answers: readonly ReadonlyMap<string, number>[],
): { answered: number; points: number } {
  let answered = 0;
  let points = 0;
  for (const answer of answers) {
    let best = 0;
    for (const [word, quality] of answer) best = Math.max(best, (words.get(word) ?? 0) * quality);
    if (best > 0) answered += 1;
    points += best;
  }
  return { answered, points: points + answered / (1 + words.size) };
}
