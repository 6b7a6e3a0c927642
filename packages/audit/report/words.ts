import { type Language, ownName } from '#i18n/language.ts';
import type { ReportRule } from '../claims-check.ts';
import type { Evidence, Mode, Outcome, Scheme } from '../contract.ts';
import type { EvidenceKind } from '../criterion.ts';

/** Every word of the report, for one language. `[name]` stands for a value. */
export interface Words {
  title: string;
  skip: string;
  contents: string;
  otherLanguage: string;
  lead: { clean: string; failed: string };
  leadBar: string;
  facts: { site: string; commit: string; day: string; form: string; browser: string; engines: string };
  forms: { full: string; short: string; page: string };
  figures: { failures: string; doubts: string; met: string; cells: string; of: string };
  outcomes: Record<Outcome, string>;
  evidenceKinds: Record<EvidenceKind, string>;
  schemes: Record<Scheme, string>;
  modes: Record<Mode, string>;
  evidence: Record<Evidence['kind'], string>;
  /** What the languages of the site are called; one without a name here goes by its own. */
  languages: Partial<Record<Language, string>>;
  chapters: Record<ChapterName, string>;
  intro: Record<
    'criteria' | 'pages' | 'states' | 'findings' | 'unchecked' | 'limits' | 'evidence' | 'files',
    string
  >;
  principles: readonly [string, string, string, string];
  moreCriteria: string;
  columns: Record<
    | 'criterion'
    | 'level'
    | 'outcome'
    | 'rules'
    | 'missing'
    | 'page'
    | 'state'
    | 'run'
    | 'skipped'
    | 'failures'
    | 'doubts'
    | 'excluded'
    | 'rule'
    | 'place'
    | 'owner'
    | 'reason'
    | 'until'
    | 'file'
    | 'for'
    | 'inspector'
    | 'caught'
    | 'alarms'
    | 'planted'
    | 'found'
    | 'by'
    | 'day'
    | 'method',
    string
  >;
  finding: Record<
    | 'places'
    | 'onePlace'
    | 'moreDoubts'
    | 'selector'
    | 'wholePage'
    | 'markup'
    | 'seenIn'
    | 'more'
    | 'since'
    | 'fix'
    | 'help'
    | 'picture'
    | 'criteria'
    | 'goodPractice'
    | 'excluded'
    | 'defaultState'
    | 'none',
    string
  >;
  unchecked: {
    untested: string;
    undecided: string;
    skipped: string;
    noneSkipped: string;
    never: readonly string[];
  };
  limits: readonly { criteria: string; text: string }[];
  score: {
    sentence: string;
    method: string;
    /** Defects by authors who had the criteria alone. */
    outside: string;
    /** The same after the checks were changed in view of them, when nobody could call them unseen. */
    outsideAgain: string;
    /** A second set, unseen after those changes. */
    outsideSecond: string;
    outsideMissed: string;
    missed: string;
    alarms: string;
    byCriterion: string;
    goodPractice: string;
    none: string;
  };
  /** What a real screen reader spoke; `[name]`s are filled in. */
  spoken: Record<
    'sentence' | 'method' | 'notRun' | 'none' | 'right' | 'wrong' | 'silent' | 'faults' | 'words' | 'task',
    string
  >;
  difference: Record<'first' | 'since' | 'appeared' | 'gone' | 'stayed' | 'none', string>;
  /** The page of changes: ways from and to it, and what is spoken otherwise than before. */
  changes: Record<'own' | 'whole' | 'spokenNone' | 'spokenSince' | 'spokenSame', string>;
  noExclusions: string;
  reviews: { none: string; spoke: string; changed: string };
  reproduce: string;
  files: Readonly<Record<string, string>>;
  brokenRules: Record<ReportRule, string>;
  nothing: string;
}

export const chapterNames = [
  'criteria',
  'findings',
  'pages',
  'states',
  'unchecked',
  'limits',
  'reviews',
  'exclusions',
  'difference',
  'spoken',
  'score',
  'evidence',
  'files',
  'reproduce',
] as const;
export type ChapterName = (typeof chapterNames)[number];

/** What a language of the site is called in the words of a report. */
export function languageName(words: Words, language: Language): string {
  return words.languages[language] ?? ownName[language];
}

/** Puts values into a sentence, `[name]` by `[name]`. */
export function say(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\[(\w+)\]/g, (whole, name: string) => String(values[name] ?? whole));
}
