import type { Page } from '@playwright/test';
import type { Choices } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';

/**
 * What the parts of the audit tell each other: the matrix plans cells, the runner opens them, engines and checks look at them,
 * writers make the report of what was seen. Every outcome carries one of EARL's five names
 * (https://www.w3.org/TR/EARL10-Schema/#OutcomeValue), and "cannot tell" is never counted as passed.
 */

/** Widths in CSS pixels: the narrowest, both sides of the navigation's change, and a usual window. */
export const widths = [320, 992, 993, 1280] as const;
export type Width = (typeof widths)[number];

export const schemes = ['light', 'dark', 'forced-light', 'forced-dark'] as const;
export type Scheme = (typeof schemes)[number];

/** How a visitor may read: as it is, without motion, with text set apart, with text twice as large, without script, on paper. */
export const modes = ['default', 'reduced-motion', 'text-spacing', 'text-200', 'no-script', 'print'] as const;
export type Mode = (typeof modes)[number];

/** One page as one visitor meets it. */
export interface Cell {
  /** `company/es/320/dark/default/menu-open`: unique, sortable, safe as a file name once `/` is replaced. */
  id: string;
  /** The page's id in the manifest, or `page-not-found` and the like. */
  page: string;
  language: Language;
  /** The address below the language's origin, `/compania`. */
  path: string;
  width: Width;
  scheme: Scheme;
  mode: Mode;
  /** The id of a state, `default` for the page as it opens. */
  state: string;
}

/**
 * A state of a page or component, declared beside it in a file `<name>.states.ts` as plain data: what must be done to get
 * there, by selectors, so that one declaration serves both languages.
 */
export interface State {
  id: string;
  /** What it is, for the reader of the report. */
  title: Choices<string>;
  /** Page ids on which it is looked at; one page is enough where the component is the same everywhere. */
  pages: readonly string[];
  languages?: readonly Language[];
  widths?: readonly Width[];
  steps: readonly Step[];
}

/** One thing done on the way to a state. Selectors are CSS, and the first visible element is meant. */
export type Step =
  | { click: string }
  | { focus: string }
  | { fill: string; with: string }
  | { choose: string; value: string }
  | { press: string }
  | { scrollTo: string }
  /** Waits until the selector shows something. */
  | { see: string }
  /** Waits until the selector shows nothing. */
  | { gone: string }
  /** From now on calls to this path prefix fail with the status, or never arrive (`offline`), or hang (`slow`). */
  | { answer: string; with: number | 'offline' | 'slow'; body?: unknown };

export const outcomes = ['passed', 'failed', 'cantTell', 'inapplicable', 'untested'] as const;
export type Outcome = (typeof outcomes)[number];

/** How an outcome was come by (https://www.w3.org/TR/EARL10-Schema/#TestMode). */
export type TestMode = 'automatic' | 'semiAuto' | 'manual';

/** Who looked: an engine with its version, or `scripted` for this project's own checks. */
export interface Assertor {
  name: 'axe-core' | 'ibm-equal-access' | 'html-validate' | 'scripted';
  version: string;
}

/** One fault, or one doubt, in one place. */
export interface Finding {
  /** The name of the rule or check, unique within its assertor: `color-contrast`, `tab-walk`. */
  rule: string;
  assertor: Assertor['name'];
  /** Success criteria by number, `1.4.3`; empty for good practice that no criterion demands. */
  criteria: readonly string[];
  outcome: 'failed' | 'cantTell';
  /** What is wrong, in one sentence of English as the engine says it. */
  message: string;
  /** A CSS selector that leads to the place, and its markup, shortened; empty for what belongs to the whole page. */
  selector: string;
  html: string;
  /** Where the rule is explained. */
  helpUrl?: string;
  /** A picture of the place, below the report's folder. */
  picture?: string;
}

/** That a rule ran in a cell, and what came of it. */
export interface RuleOutcome {
  rule: string;
  assertor: Assertor['name'];
  criteria: readonly string[];
  outcome: Outcome;
  /** How many elements or events it looked at, where it counts them. */
  looked?: number;
  /** Why it is untested, where it was to run and could not. */
  reason?: string;
}

/** A file that proves something, below the report's folder. */
export interface Evidence {
  kind:
    | 'screenshot'
    | 'tab-stops'
    | 'accessibility-tree'
    | 'simulated-screen-reader'
    | 'keyboard-walk'
    | 'captions'
    | 'pdf-tags'
    | 'crop';
  file: string;
}

/** What became of one cell. */
export type CellResult =
  | {
      cell: Cell;
      status: 'run';
      milliseconds: number;
      rules: RuleOutcome[];
      findings: Finding[];
      evidence: Evidence[];
    }
  | { cell: Cell; status: 'skipped'; reason: string };

/**
 * Which stops a check goes to that looks at each of them by hand: all; or of those that look alike three, and either of the
 * whole page or of `main` alone, where header and footer are seen on another page of the same audit.
 */
export type Sample = 'all' | 'alike' | 'alike in main';

/** What a check is given: the open page of a cell, already in its state, and where evidence goes. */
export interface CheckContext {
  page: Page;
  cell: Cell;
  /** Opens the cell's address anew in a page of the same settings; the check closes it. */
  openAgain: (changes?: Partial<Pick<Cell, 'mode' | 'width' | 'scheme'>>) => Promise<Page>;
  /** Keeps a file as evidence and gives back its path below the report's folder. */
  keep: (kind: Evidence['kind'], name: string, content: string | Uint8Array) => Promise<string>;
  /** What of the page's stops is gone to one by one; all of them where nothing is said. */
  sample?: Sample;
}

/** What a check saw. */
export interface CheckReport {
  outcome: Outcome;
  looked?: number;
  /** Each of all criteria of the check, where it names none of its own, and of the report's outcome. */
  findings: (Pick<Finding, 'message' | 'selector' | 'html'> &
    Partial<Pick<Finding, 'criteria' | 'outcome'>>)[];
}

/** A scripted check of behaviour that engines cannot see. */
export interface Check {
  /** Kebab-case, a noun: `tab-walk`. */
  id: string;
  title: Choices<string>;
  /** How a developer mends what it finds. */
  fix: Choices<string>;
  criteria: readonly string[];
  /** In which cells it has anything to see. */
  appliesTo: (cell: Cell) => boolean;
  /**
   * It goes through the whole page by key, pointer or picture and takes long: in the audit of the whole site it looks at each
   * page by turns, narrow in one language and wide in the other; one that looks at wide windows alone, in one language.
   */
  takesTurns?: boolean;
  /** It leaves the page in a condition that later checks cannot use; the runner runs it last, on a page of its own. */
  disturbs?: boolean;
  /** No other check can use the page after it, whatever it looks like. */
  spoils?: boolean;
  run: (context: CheckContext) => Promise<CheckReport>;
}

/**
 * The words of pages, each language as a hash of what a simulated screen reader says of it from top to end, by page id: a
 * review holds for a page while they are what they were.
 */
export type PageWords = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

/** A verdict of a person, or of an agent who looked, about one criterion on some pages. */
export interface ManualVerdict {
  criterion: string;
  pages: readonly string[];
  /** The words of these pages as they were reviewed. */
  words: PageWords;
  outcome: Outcome;
  by: string;
  /** ISO day. */
  day: string;
  /** The state that was looked at. It is told and not compared: what else changes in the project leaves a review as true as it was. */
  commit: string;
  method: string;
  /** What spoke, exactly: `simulated (virtual-screen-reader)`, `accessibility tree`, or the real product with its version. */
  assistiveTechnology?: string;
}

/** Something that the audit does not count, for a time. */
export interface Exclusion {
  rule: string;
  /** Whose rule: engines and checks have names in common. */
  assertor: Assertor['name'];
  page: string;
  selector: string;
  reason: string;
  owner: string;
  /** ISO day after which it counts again. */
  until: string;
}

/** The whole, as `results.json` holds it. */
export interface AuditResults {
  version: '1.0';
  commit: string;
  /** ISO moment at which the audit began, in UTC. */
  date: string;
  /** `full`, `short` (every commit) or one page. */
  form: 'full' | 'short' | 'page';
  site: { name: string; origins: Record<Language, string> };
  browser: string;
  assertors: Assertor[];
  /** SHA-256 of the planned cells' ids, one a line. */
  matrix: { hash: string; planned: number; run: number; skipped: number };
  command: string;
  cells: CellResult[];
  /** The words of the pages that were audited; empty where no screen reader was simulated. */
  words: PageWords;
  manual: ManualVerdict[];
  exclusions: Exclusion[];
}
