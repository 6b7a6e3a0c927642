import type { Language } from '#i18n/language.ts';
import type { Severity } from '../finding.ts';

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

/** What a page asks the development server. */
export type EditorQuestion =
  /** Which texts may have been shown as these? */
  | { ask: 'find'; shown: string[] }
  /** What stands in the catalog of each language? */
  | { ask: 'open'; key: TextKey }
  | { ask: 'judge'; key: TextKey; language: Language; translation: string }
  | { ask: 'save'; key: TextKey; language: Language; translation: string; version: string };

/** What it answers to each. */
export interface EditorAnswers {
  /** One list for each that was shown, in their order. */
  find: TextKey[][];
  /** Languages whose catalog has no such text are left out. */
  open: Partial<Record<Language, EditableText>>;
  judge: TextFinding[];
  save: SaveResult;
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
