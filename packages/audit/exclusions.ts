import { readFileSync } from 'node:fs';
import { array, object, string } from 'yup';
import type { Assertor, CellResult, Exclusion, Finding } from './contract.ts';

const text = string().required();

const assertors: readonly Assertor['name'][] = ['axe-core', 'ibm-equal-access', 'html-validate', 'scripted'];

/** What `exclusions.json` may hold: each with owner, reason and the day on which it ends. */
const schema = array(
  object({
    rule: text,
    assertor: string<Assertor['name']>()
      .oneOf(assertors, `must be one of: ${assertors.join(', ')}`)
      .required(),
    page: text,
    selector: text,
    reason: text.min(20, 'must say why, so that a stranger can judge it'),
    owner: text,
    until: text.matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, yyyy-mm-dd'),
  }).noUnknown('only the fields of an exclusion'),
).required();

/**
 * What the audit does not count for a time.
 * @throws when an exclusion lacks owner, reason or end date.
 */
export function readExclusions(file: URL = new URL('./exclusions.json', import.meta.url)): Exclusion[] {
  return schema.validateSync(JSON.parse(readFileSync(file, 'utf8')), { strict: true });
}

/**
 * Whether an exclusion covers a finding on a day: same rule of the same engine, same page (`*` for every page), a place that its selector means
 * (`*` for every place), and not past its end.
 */
export function covers(exclusion: Exclusion, finding: Finding, page: string, day: string): boolean {
  return (
    exclusion.rule === finding.rule &&
    exclusion.assertor === finding.assertor &&
    (exclusion.page === '*' || exclusion.page === page) &&
    day <= exclusion.until &&
    exclusion.selector.split(',').some((selector) => meansPlace(selector.trim(), finding))
  );
}

/** The failed findings that nothing excludes: what an audit fails for. */
export function countedFailures(
  results: readonly CellResult[],
  exclusions: readonly Exclusion[],
  day: string,
): { result: CellResult & { status: 'run' }; finding: Finding }[] {
  return results.flatMap((result) =>
    result.status === 'run'
      ? result.findings
          .filter(({ outcome }) => outcome === 'failed')
          .filter((finding) => !exclusions.some((each) => covers(each, finding, result.cell.page, day)))
          .map((finding) => ({ result, finding }))
      : [],
  );
}

/**
 * Whether a selector means the place of a finding: it is the finding's own selector, or a simple one (`input[type="email"]`,
 * `#request-email`) that holds for the finding's markup. Engines lead to one place by different selectors.
 */
export function meansPlace(selector: string, { selector: place, html }: Finding): boolean {
  if (selector === '*' || selector === place) return true;
  const [, tag = '', id, rest = ''] = /^([a-z][\w-]*)?(?:#([\w-]+))?((?:\[[^\]]+\])*)$/.exec(selector) ?? [];
  if (tag === '' && id === undefined && rest === '') return false;
  const [opening = ''] = /^<[^>]*>?/.exec(html) ?? [];
  const attributes = new Map(
    [...opening.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return (
    (tag === '' || new RegExp(`^<${tag}(?![\\w-])`).test(opening)) &&
    (id === undefined || attributes.get('id') === id) &&
    [...rest.matchAll(/\[([\w:-]+)(?:="([^"]*)")?\]/g)].every(
      ([, name = '', value]) =>
        attributes.has(name) && (value === undefined || attributes.get(name) === value),
    )
  );
}
