import type { SlugLockRule } from './slug-lock-wording.ts';
import type { StructureRule } from './structure-wording.ts';

/** The name of each rule, as findings print it. `wording.ts` says what each means and how to mend it. */
export type RuleName =
  | 'po-syntax'
  | 'duplicate'
  | 'message-alone'
  | 'catalog-missing'
  | 'catalog-unknown'
  | 'two-translations'
  | 'missing'
  | 'fuzzy'
  | 'previous-left'
  | 'icu-syntax'
  | 'placeholder-lost'
  | 'placeholder-unknown'
  | 'placeholder-quoted'
  | 'placeholder-number'
  | 'brace-left'
  | 'format-unknown'
  | 'tag-lost'
  | 'tag-unknown'
  | 'tag-nesting'
  | 'tag-number'
  | 'plural-other'
  | 'plural-keyword'
  | 'select-key'
  | StructureRule
  | 'raw-html'
  | 'control-character'
  | 'not-nfc'
  | 'other-alphabet'
  | 'mojibake'
  | 'too-long'
  | 'slug-shape'
  | 'slug-length'
  | 'slug-reserved'
  | 'slug-shared'
  | 'slug-crossed'
  | 'slug-missing'
  | SlugLockRule
  | 'header-language'
  | 'header-charset'
  | 'no-origin'
  | 'no-note'
  | 'area-none'
  | 'area-many'
  | 'not-extracted'
  | 'not-in-source'
  | 'gettext'
  | 'unreadable-source'
  | 'end-punctuation'
  | 'inverted-mark'
  | 'unpaired-mark'
  | 'mark-space'
  | 'clock-time'
  | 'tag-place'
  | 'capitals'
  | 'spelling'
  | 'wrong-language'
  | 'familiar-form'
  | 'double-space'
  | 'edge-space'
  | 'repeated-word'
  | 'same-as-source'
  | 'english-changed'
  | 'date-differs'
  | 'number-differs'
  | 'address-differs'
  | 'inconsistent'
  | 'two-uses'
  | 'glossary'
  | 'style'
  | 'glossary-file'
  | 'opt-out-refused'
  | 'opt-out-unknown'
  | 'opt-out-unused';

/** An error blocks; a warning is only told; a note is what would be one of them if its language were no draft. */
export type Severity = 'error' | 'warning' | 'note';

/**
 * Rules that judge how a text reads. They are told and do not block, and a translator who knows better may say so beside
 * the string (`# i18n-ok: same-as-source`).
 */
export const warningRules: ReadonlySet<string> = new Set<RuleName>([
  'end-punctuation',
  'inverted-mark',
  'unpaired-mark',
  'mark-space',
  'clock-time',
  'tag-place',
  'capitals',
  'spelling',
  'familiar-form',
  'double-space',
  'edge-space',
  'repeated-word',
  'same-as-source',
  'english-changed',
  'date-differs',
  'number-differs',
  'address-differs',
  'inconsistent',
  'two-uses',
  'glossary',
  'style',
  'opt-out-unknown',
  'opt-out-unused',
]);

/** What a rule does to a build. */
export function severityOf(rule: RuleName): Severity {
  return warningRules.has(rule) ? 'warning' : 'error';
}

/** One thing that a rule has to say about one place. */
export interface Finding {
  rule: RuleName;
  severity: Severity;
  /** Path below the project's folder. */
  file: string;
  line: number;
  column: number;
  /** The offending text, as it stands there. */
  found: string;
  /** What the wording of the rule is filled with. */
  values: Record<string, string>;
}

/** Orders findings by place, so that two runs print the same list. */
export function compareFindings(a: Finding, b: Finding): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.rule, b.rule);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
