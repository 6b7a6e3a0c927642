import { array, type InferType, number, object, string } from 'yup';

const count = number().required().integer('must be a whole number').min(0, 'must not be negative');

const sum = string()
  .required()
  .matches(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal');

const file = object({ sum, bytes: count }).required().noUnknown('only fields that the command writes');

/**
 * The last full or short audit of the whole site in a browser, as `npm run record -w @site/audit` wrote it. Nobody edits it by
 * hand: the accessibility statement repeats it, and must say what was measured.
 */
export const schema = object({
  /** Day of the run, `yyyy-mm-dd`. */
  day: string()
    .required()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, yyyy-mm-dd'),
  /** Short hash of the commit whose tree was checked. */
  commit: string().required(),
  /** `axe-core 4.14.0` */
  engine: string().required(),
  /** `Chromium 156.0.8078.73` */
  browser: string().required(),
  /** Pages in both languages together. */
  pages: count,
  widths: array(count).required(),
  schemes: array(string().required().oneOf(['light', 'dark'])).required(),
  /** Pages by widths by schemes. */
  runs: count,
  findings: count,
  /** Elements that the engine could not decide about; none of them counts as a pass. */
  undecided: count,
  /** Of those, contrasts of text over drawings that another check measured by pixels in the same run and found sufficient. */
  measured: count,
  /** Findings that are not counted: each has a reason, an owner and an end, which the published file names. */
  excluded: count,
  /** Rules that a page was held against. */
  rules: count,
  /** The form of the audit: of every page in every way, or the short one of every commit. */
  form: string().required().oneOf(['full', 'short']),
  /** Every look of the audit: pages by widths, schemes, ways of reading, and states. */
  cells: count,
  /** States that were opened: menus, dialogs, errors, answers. */
  states: count,
  /** Files about the same audit below `public/`, each with its SHA-256 and its size. */
  files: object({
    'audit/summary.json': file,
    'audit/criteria.csv': file,
  })
    .required()
    .noUnknown('only files that the command writes'),
  /** SHA-256 of the audit's results from which these figures are, so that both can be held together. */
  audit: sum,
})
  .required()
  .noUnknown('only fields that the command writes');

/** What `checks.json` holds. */
export type CheckRecord = InferType<typeof schema>;
