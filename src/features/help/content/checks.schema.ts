import type { InferType } from 'yup';
import { day, list, oneOf, pattern, record, text, whole } from '#i18n/content-schema.ts';

const count = whole(0);

const sum = pattern(/^[0-9a-f]{64}$/, 'be a SHA-256 in hexadecimal');

const file = record({ sum, bytes: count });

/**
 * The last full or short audit of the whole site in a browser, as `npm run record -w @site/audit` wrote it. Nobody edits it by
 * hand: the accessibility statement repeats it, and must say what was measured.
 */
export const schema = record({
  /** Day of the run, `yyyy-mm-dd`. */
  day: day(),
  /** Short hash of the commit whose tree was checked. */
  commit: text(),
  /** `axe-core 4.14.0` */
  engine: text(),
  /** `Chromium 156.0.8078.73` */
  browser: text(),
  /** Pages in both languages together. */
  pages: count,
  widths: list(count),
  schemes: list(oneOf(['light', 'dark'])),
  /** Pages by widths by schemes. */
  runs: count,
  findings: count,
  /** Questions that are left open, places alike on a page once; none of them counts as a pass. */
  undecided: count,
  /** Contrasts, by place, that an engine left open and another check measured by pixels and found sufficient: none of the undecided. */
  measured: count,
  /** Findings that are not counted: each has a reason, an owner and an end, which the published file names. */
  excluded: count,
  /** Rules that a page was held against. */
  rules: count,
  /** The form of the audit: of every page in every way, or the short one of every commit. */
  form: oneOf(['full', 'short']),
  /** Every look of the audit: pages by widths, schemes, ways of reading, and states. */
  cells: count,
  /** States that were opened: menus, dialogs, errors, answers. */
  states: count,
  /** What a screen reader spoke, which is a record of its own with its own day. */
  spoken: record({
    /** Day on which it was spoken, `yyyy-mm-dd`. */
    day: day(),
    /** `43.1` */
    orca: text(),
    /** `153.8.0esr` */
    firefox: text(),
    /** Tasks, in each language for itself. */
    tasks: count,
    /** Those of them in which all was spoken as it must be. */
    right: count,
  }),
  /** How many defects that were put into pages on purpose the checks have found. */
  defects: record({
    /** Those by the authors of the checks. */
    own: record({ planted: count, found: count }),
    /** Those that were new to the checks when they were looked at; `quiet` of as many pages without a defect raised no alarm. */
    unseen: record({ planted: count, found: count, quiet: count }),
  }),
  /** Files about the same below `public/`, each with its SHA-256 and its size. */
  files: record({
    'audit/summary.json': file,
    'audit/criteria.csv': file,
    'audit/spoken.json': file,
  }),
  /** SHA-256 of the audit's results from which these figures are, so that both can be held together. */
  audit: sum,
});

/** What `checks.json` holds. */
export type CheckRecord = InferType<typeof schema>;
