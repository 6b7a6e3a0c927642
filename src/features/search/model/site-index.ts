import MiniSearch, { type SearchResult } from 'minisearch';
import type { Language } from '#i18n/language.ts';
import { excerptOf } from './excerpt.ts';
import type { SearchDocument, SearchHit } from './ports.ts';
import { foldLetters, longestQuery, plainWord, wordsOf } from './words.ts';

/** Words that mean the same to our visitors; the first of a group is the site's own. */
export type Synonyms = readonly (readonly string[])[];

/** The searchable passages of one language. */
export type SiteIndex = MiniSearch<SearchDocument>;

const optionsFor = (language: Language) => ({
  idField: 'id',
  fields: ['title', 'also', 'heading', 'text'],
  storeFields: ['kind', 'of', 'title', 'heading', 'text', 'path'],
  tokenize: wordsOf,
  processTerm: (word: string) => plainWord(word, language),
});

/** Builds the index of one language. */
export function buildIndex(language: Language, documents: readonly SearchDocument[]): SiteIndex {
  const index = new MiniSearch<SearchDocument>(optionsFor(language));
  index.addAll(documents);
  return index;
}

/** Reads an index that `JSON.stringify(buildIndex(…))` wrote. */
export function readIndex(language: Language, json: string): SiteIndex {
  return MiniSearch.loadJSON<SearchDocument>(json, optionsFor(language));
}

/** How much a word counts by where it stands. */
const boost = { title: 6, also: 5, heading: 3, text: 1 };

/** Most results shown. */
const most = 40;

/**
 * What answers a question, the best first. All its words are wanted; where nothing has them all, any will do. Small
 * slips of the keyboard are forgiven, the beginnings of words count, and so do other words for the same thing.
 */
export function findIn(
  index: SiteIndex,
  language: Language,
  query: string,
  synonyms: Synonyms = [],
): SearchHit[] {
  const asked = query.slice(0, longestQuery);
  const terms = new Set(wordsOf(asked).flatMap((word) => plainWord(word, language) ?? []));
  if (terms.size === 0) return [];
  const options = {
    boost,
    prefix: (term: string) => term.length > 2,
    fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  } as const;
  const questions = [asked, ...otherWordings(asked, synonyms)];
  const combine = (combineWith: 'AND' | 'OR'): SearchResult[] =>
    index.search({
      combineWith: 'OR',
      queries: questions.map((question) => ({ queries: [question], combineWith, ...options })),
    });
  const all = combine('AND');
  const found = all.length > 0 ? all : combine('OR');
  const shownTerms = new Set([...terms, ...found.slice(0, 5).flatMap((hit) => hit.terms)]);
  return bestOfEach(found).map((hit) => ({
    kind: hit.kind,
    title: hit.title,
    ...(hit.heading ? { heading: hit.heading } : {}),
    path: hit.path,
    excerpt: excerptOf(hit.text, shownTerms, language),
  }));
}

/** The question with a word replaced by another for the same thing: `yonke` → `autopartes de autoservicio`. */
function otherWordings(query: string, synonyms: Synonyms): string[] {
  const asked = ` ${wordsOf(foldLetters(query)).join(' ')} `;
  return synonyms.flatMap((group) => {
    const used = group.find((word) => asked.includes(` ${foldLetters(word)} `));
    if (used === undefined) return [];
    return group
      .filter((word) => word !== used)
      .map((word) => asked.replace(` ${foldLetters(used)} `, ` ${word} `).trim());
  });
}

/** Of the passages of one page only the best is shown, in the page's place. */
function bestOfEach(found: readonly SearchResult[]): SearchResult[] {
  const seen = new Set<string>();
  return found
    .filter((hit) => {
      if (seen.has(hit.of)) return false;
      seen.add(hit.of);
      return true;
    })
    .slice(0, most);
}
