import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { array, object, string } from 'yup';
import type { ManualVerdict } from './contract.ts';
import { criterionByNumber } from './criteria.ts';

const text = string().trim().required();

const schema = array(
  object({
    criterion: text.test(
      'criterion',
      'must be a criterion of WCAG 2.2, like 1.4.3',
      (number) => number !== undefined && criterionByNumber(number)?.removedIn === undefined,
    ),
    pages: array(text).min(1, 'must name the pages that were looked at').required(),
    outcome: string()
      .oneOf(['passed', 'failed', 'cantTell', 'inapplicable', 'untested'] as const)
      .required(),
    by: text,
    day: text.matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, yyyy-mm-dd'),
    commit: text.matches(/^[0-9a-f]{40}$/, 'must be the whole id of the commit that was looked at'),
    method: text.min(20, 'must say what was done, so that somebody else can do it again'),
    assistiveTechnology: string().trim(),
  }).noUnknown('only the fields of a verdict'),
).required();

/**
 * The dated reviews of people, and of agents who looked, from `manual/verdicts.json`. Pages are named one by one: a page
 * that is added later was not looked at.
 * @throws {ValidationError} when an entry lacks something that makes it evidence.
 */
export function readVerdicts(
  file: URL = new URL('./manual/verdicts.json', import.meta.url),
): ManualVerdict[] {
  const verdicts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return schema.validateSync(verdicts, { strict: true, abortEarly: false }).map((verdict) => {
    const { assistiveTechnology, ...rest } = verdict;
    return assistiveTechnology === undefined ? rest : { ...rest, assistiveTechnology };
  });
}

/**
 * What a visitor meets is made of these; a change elsewhere leaves a review as true as it was. So do the figures of an audit,
 * which are recorded after it.
 */
const madeOf = [
  'src',
  'locales',
  'public',
  'package-lock.json',
  ':!src/tooling',
  ':!src/features/help/content/checks.json',
  ':!public/audit',
  // Tests and what they stand on.
  ':!**/*.test.ts',
  ':!**/*.test.tsx',
  ':!**/*-fixture.ts',
  ':!**/*.md',
];

/**
 * True while nothing that a visitor meets has changed since a commit. A verdict cannot name the commit that brings it,
 * so "the same commit" alone would make every review stale at birth. False for a commit that git does not know.
 */
export function sameSiteSince(commit: string, now = 'HEAD'): boolean {
  if (!/^[0-9a-f]{40}$/.test(commit)) return false;
  try {
    execFileSync('git', ['diff', '--quiet', commit, now, '--', ...madeOf], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
