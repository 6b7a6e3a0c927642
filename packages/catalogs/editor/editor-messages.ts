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
