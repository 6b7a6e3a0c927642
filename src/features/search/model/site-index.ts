import MiniSearch, { type SearchResult } from 'minisearch';
import type { Language } from '#i18n/language.ts';
import { excerptOf } from './excerpt.ts';
import { longestQuery } from './longest-query.ts';
import {
  type PassagePhrases,
  type PhraseTable,
  phraseTable,
  questionKey,
  sameStems,
  termsOf,
} from './phrase-table.ts';
import type { SearchDocument, SearchHit } from './ports.ts';
import { foldLetters, plainWord, wordsOf } from './words.ts';

/** Words that mean the same to our visitors; the first of a group is the site's own. */
export type Synonyms = readonly (readonly string[])[];

/** What of one language can be searched: passages, and the phrases that lead to some of them. */
export type SiteIndex = {
  passages: MiniSearch<SearchDocument>;
  phrases: readonly PassagePhrases[];
  table: PhraseTable;
};

const optionsFor = (language: Language) => ({
  idField: 'id',
  fields: ['title', 'also', 'heading', 'text'],
  storeFields: ['kind', 'of', 'title', 'heading', 'text', 'path', 'until'],
  tokenize: wordsOf,
  processTerm: (word: string) => plainWord(word, language),
});

/**
 * Builds the index of one language.
 * @throws when phrases lead to a passage that is none of the documents: whoever types them would find something else.
 */
export function buildIndex(
  language: Language,
  documents: readonly SearchDocument[],
  phrases: readonly PassagePhrases[] = [],
): SiteIndex {
  const phrasesFor = new Map(phrases.map(({ passage, phrases: texts }) => [passage, texts]));
  const passages = new MiniSearch<SearchDocument>(optionsFor(language));
  passages.addAll(
    documents.map((document) => {
      const texts = phrasesFor.get(document.id);
      phrasesFor.delete(document.id);
      return texts ? { ...document, also: [document.also ?? '', ...texts].join(', ') } : document;
    }),
  );
  const [lost] = phrasesFor.keys();
  if (lost !== undefined) {
    throw new Error(
      `The phrases of "${lost}" lead to a passage that no page has in the language "${language}"; ` +
        'mend page-phrases.json and the schema beside it.',
    );
  }
  return { passages, phrases, table: phraseTable(language, phrases) };
}

/** The index as a text that `readIndex` reads. */
export function writeIndex({ passages, phrases }: SiteIndex): string {
  return JSON.stringify({ passages, phrases });
}

/** Reads an index that `writeIndex` wrote. */
export function readIndex(language: Language, json: string): SiteIndex {
  const { passages, phrases } = JSON.parse(json);
  return {
    passages: MiniSearch.loadJS<SearchDocument>(passages, optionsFor(language)),
    phrases,
    table: phraseTable(language, phrases),
  };
}

/** How much a word counts by where it stands. */
const boost = { title: 6, also: 5, heading: 3, text: 1 };

/** Most results shown. */
const most = 40;

/** Most documents among them: years of filings are alike. */
const mostDocuments = 10;

/** Of what has exactly the name that was asked for: it stands above all that has the words only somewhere. */
const sameName = { title: 10, heading: 1.5 };

/** Of a passage by its best phrase: the same phrase leads like the same name, one that is near adds to what its words say. */
function phraseRank(alike: number): number {
  if (alike === 1) return sameName.title;
  return alike >= sameStems ? 8 : 3 * alike;
}

/** What a search goes by besides the question. */
export interface SearchOptions {
  synonyms?: Synonyms;
  /** `yyyy-mm-dd`: what was only valid before is left out. Default: nothing is. */
  today?: string;
}

/**
 * What answers a question, the best first. What has the name or a phrase that was asked for leads. Of the rest all words
 * are wanted; where nothing has them all, any will do. Small slips of the keyboard are forgiven, the beginnings of words
 * count, and so do other words for the same thing.
 */
export function findIn(
  index: SiteIndex,
  language: Language,
  query: string,
  { synonyms = [], today = '' }: SearchOptions = {},
): SearchHit[] {
  const asked = query.slice(0, longestQuery);
  const key = questionKey(asked, language);
  const alike = index.table.alike(asked);
  const terms = termsOf(asked, language);
  const found = terms.size > 0 ? searched(index, asked, synonyms) : [];
  const [best] = found;
  const shownTerms = new Set([...terms, ...found.slice(0, 5).flatMap((hit) => hit.terms)]);
  const ranked = [...withLed(index, found, alike)]
    .filter(({ until }) => until === undefined || until >= today)
    .map((passage) => {
      const words = passage.score / Math.max(best?.score ?? 1, 1);
      const phrase = phraseRank(alike.get(passage.id) ?? 0);
      const part = passage.heading === undefined ? 'title' : 'heading';
      const isNamed = questionKey(passage[part] ?? '', language) === key;
      return { passage, rank: words + phrase + (isNamed ? sameName[part] : 0) };
    })
    .sort((a, b) => b.rank - a.rank);
  return bestOfEach(ranked.map(({ passage }) => passage)).map((passage) => ({
    kind: passage.kind,
    title: passage.title,
    ...(passage.heading ? { heading: passage.heading } : {}),
    path: passage.path,
    excerpt: excerptOf(passage.text, shownTerms, language),
  }));
}

/** A passage that was found, and how well its words answer. */
type Found = Pick<SearchDocument, 'id' | 'kind' | 'of' | 'title' | 'heading' | 'text' | 'path' | 'until'> & {
  score: number;
};

/** What holds the words of a question, or other words for the same. */
function searched({ passages }: SiteIndex, asked: string, synonyms: Synonyms): SearchResult[] {
  // Only what a visitor typed has slips, or is not finished; other wordings are ours, and whole.
  const forgiving = {
    prefix: (term: string) => term.length > 2,
    fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  } as const;
  const combine = (combineWith: 'AND' | 'OR'): SearchResult[] =>
    passages.search({
      combineWith: 'OR',
      queries: [
        { queries: [asked], combineWith, boost, ...forgiving },
        ...otherWordings(asked, synonyms).map((wording) => ({ queries: [wording], combineWith, boost })),
      ],
    });
  const all = combine('AND');
  return all.length > 0 ? all : combine('OR');
}

/** What was found, and what phrases lead to although it was not: "who are you" has no word that says something. */
function withLed(
  { passages }: SiteIndex,
  found: SearchResult[],
  alike: ReadonlyMap<string, number>,
): Found[] {
  const known = new Set(found.map(({ id }) => id));
  const led = [...alike.keys()].filter((id) => !known.has(id));
  return [
    ...found.map((hit) => hit as unknown as Found),
    ...led.flatMap((id) => {
      const stored = passages.getStoredFields(id);
      return stored ? [{ ...(stored as unknown as Found), id, score: 0 }] : [];
    }),
  ];
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

/** Of the passages of one page only the best is shown, in the page's place; and not too many documents. */
function bestOfEach(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  let documents = 0;
  return found
    .filter(({ of, kind }) => {
      if (seen.has(of)) return false;
      seen.add(of);
      if (kind === 'document') documents += 1;
      return kind !== 'document' || documents <= mostDocuments;
    })
    .slice(0, most);
}
