import type { Language } from '#i18n/language.ts';
import type { Severity } from '../finding.ts';
import type { TextState } from '../text-states.ts';

/** Names one text of the site: its catalog, and its context and English there. */
export interface TextKey {
  area: string;
  context: string;
  english: string;
}

/** What a rule says about a text, in the words of the language that the translator reads. */
export interface TextFinding {
  severity: Severity;
  rule: string;
  text: string;
  fix: string;
}

/** Names one language of a text; what a browser has kept may name a language that there is no more. */
export interface LanguageOfText {
  key: TextKey;
  language: string;
}

/** A text with all that a translator needs to judge it. */
export interface EditableText extends TextKey {
  /** Its catalog and the line of its translation: `locales/es/company.po`, 12. */
  file: string;
  line: number;
  /** What English readers see; it differs from `english` where an editor has changed the sentence. */
  englishShown: string;
  translation: string;
  notes: string[];
  /** What translators have noted above it. */
  comments: string[];
  /** The files of the source that show it. */
  origins: string[];
  /** The addresses of the pages on which it was seen, when somebody last looked around with `npm run i18n:locate`. */
  pages: string[];
  state: TextState;
  isFuzzy: boolean;
  /** What the English was before it changed; empty when it did not. */
  formerEnglish: string;
  glossary: { english: string; spanish: string }[];
  /** The most characters that its note leaves it. */
  room?: number;
  findings: TextFinding[];
  /** Stands for the entry as it was read: a save names it, so that no newer words are written over. */
  version: string;
}

/** Why a text was not saved. */
export type SaveFault =
  /** Somebody else, or another window, has changed the entry since it was read. */
  | 'changed'
  /** The entry is no longer in the catalog. */
  | 'gone'
  /** The catalog is not PO just now: half saved, or with a merge conflict. */
  | 'damaged'
  /** The words would break a page. */
  | 'refused'
  /** The disk does not take it. */
  | 'unwritable';

/** What became of a save. Whatever it says, the words of the translator stay in the box. */
export type SaveResult =
  | { saved: true; text: EditableText }
  | { saved: false; fault: SaveFault; detail: string; text: EditableText | undefined };

/** An address that becomes another one: `/compania/cultura` → `/compania/nuestra-cultura`. */
export interface AddressMove {
  language: Language;
  from: string;
  to: string;
}

/** What is to be said of words that are not saved yet. */
export interface Judgment {
  findings: TextFinding[];
  /** Of a word of an address: which ones move with it. */
  moves: AddressMove[];
}

/** What can be edited of a page as a whole. */
export interface PageWords {
  title: TextKey[];
  /** What search engines show below the title. */
  description: TextKey[];
  /** The words of its address that are its own; none for a page at the top of the site, or where no page is. */
  address: TextKey[];
  /** Addresses that have moved since they were last accepted, of this page or another. */
  moved: AddressMove[];
  /** What its own words of the address were before the present ones were accepted. */
  former: FormerSlug[];
}

/** A word of an address as it was before. */
export interface FormerSlug {
  key: TextKey;
  language: Language;
  slug: string;
  /** The address that comes back with it. */
  path: string;
}

/** So many texts of so many. */
export interface MissingOf {
  missing: number;
  count: number;
}

/** What a language lacks in the area of a page, and on the whole site. */
export interface MissingCount {
  area: MissingOf;
  site: MissingOf;
}

/** Where the development server has the list of texts. */
export const listAddress = '/edit-texts';

/** Where it has the letters that the server sends. */
export const lettersAddress = '/edit-texts/letters';

/** A letter, or words that several letters share. */
export interface PreviewedLetter {
  /** Where it stands in the content: `alerts.confirm`. */
  id: string;
  subject?: string;
  lines: string[];
}

/** What a list can show: what is still open, one state, what visitors do not read yet, or everything. */
export const shownStates = ['open', 'missing', 'fuzzy', 'translated', 'reviewed', 'changed', 'all'] as const;

/** Which texts are there, in which state, with which words? */
export interface ListQuestion {
  ask: 'list';
  language: Language;
  show: (typeof shownStates)[number];
  words: string;
  /** How many to tell at most; how many there are is told in any case. */
  most: number;
}

/** Where a text was seen when somebody last looked around with `npm run i18n:locate`. */
export interface TextPlace {
  page: string;
  path: string;
  /** The picture of the whole page, and where in it the text stands, in pixels. */
  picture?: { address: string; left: number; top: number; width: number; height: number };
}

/** A text as the list tells it. */
export interface ListedText extends TextKey {
  translation: string;
  file: string;
  line: number;
  state: TextState;
  place?: TextPlace;
}

/** An answer to `ListQuestion`. */
export interface TextList {
  count: number;
  texts: ListedText[];
  /** False as long as nobody has looked where texts are. */
  hasPlaces: boolean;
}

/** What became of accepting addresses. */
export type AcceptResult =
  | { accepted: true; file: string }
  | { accepted: false; fault: 'refused' | 'unwritable'; file: string; detail: string };

/** What a page asks the development server. */
export type EditorQuestion =
  | ListQuestion
  /** What do the letters say in the language of the page? */
  | { ask: 'letters' }
  /** What can be edited of the page at this address, which says so of itself? */
  | { ask: 'page'; path: string; title: string; description: string }
  /** Let former addresses lead to the present ones. */
  | { ask: 'accept' }
  /** Put a former word of an address back, and forget the present one unless visitors may have read it. */
  | { ask: 'restore'; key: TextKey; language: Language; translation: string; version: string }
  /** How much does the language of the page at this address lack? */
  | { ask: 'count'; path: string }
  /** Which texts may have been shown as these? */
  | { ask: 'find'; shown: string[] }
  /** What stands in the catalog of each language? */
  | { ask: 'open'; key: TextKey }
  /** Which of these has the catalog of its language no longer? */
  | { ask: 'gone'; texts: LanguageOfText[] }
  | { ask: 'judge'; key: TextKey; language: Language; translation: string }
  | { ask: 'save'; key: TextKey; language: Language; translation: string; version: string }
  /** Write beside it who has read it. */
  | { ask: 'review'; key: TextKey; language: Language; by: string; version: string };

/** What it answers to each. */
export interface EditorAnswers {
  /** One list for each that was shown, in their order. */
  find: TextKey[][];
  /** Languages whose catalog has no such text are left out. */
  open: Partial<Record<Language, EditableText>>;
  page: PageWords;
  list: TextList;
  letters: PreviewedLetter[];
  accept: AcceptResult;
  restore: SaveResult;
  count: MissingCount;
  /** One answer for each that was named, in their order. */
  gone: boolean[];
  judge: Judgment;
  save: SaveResult;
  review: SaveResult;
}

/** Asks the development server. @throws when it does not answer. */
export type AskEditor = <Kind extends EditorQuestion['ask']>(
  question: Extract<EditorQuestion, { ask: Kind }>,
) => Promise<EditorAnswers[Kind]>;

/** How questions and answers travel: over the web socket of hot reload, which other sites' pages cannot open. */
export const editorEvents = {
  question: 'text-editor:question',
  answer: 'text-editor:answer',
  /** A catalog was saved, here or elsewhere. */
  changed: 'text-editor:changed',
} as const;
