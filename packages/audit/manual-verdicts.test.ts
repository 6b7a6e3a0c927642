import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readVerdicts, sameSiteSince } from './manual-verdicts.ts';
import { sampleResults } from './report/sample-results.ts';

describe('reviews', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const reading = (verdict: object) => {
    const file = join(folder, 'verdicts.json');
    writeFileSync(file, JSON.stringify([verdict]));
    return () => readVerdicts(pathToFileURL(file));
  };
  const [good = {}] = sampleResults.manual;

  test('that this project has can be read', () => {
    for (const verdict of readVerdicts()) expect(verdict.by).not.toBe('');
  });

  test('come back as they were written', () => {
    expect(reading(good)()).toEqual([good]);
  });

  test.each([
    ['a criterion that WCAG 2.2 does not have', { criterion: '4.1.1' }, 'criterion of WCAG'],
    ['no page', { pages: [] }, 'must name the pages'],
    ['a word that EARL does not have', { outcome: 'fine' }, 'outcome'],
    ['nobody', { by: ' ' }, 'by'],
    ['no day', { day: 'yesterday' }, 'must be a day'],
    ['a short commit', { commit: '0f1e2d3' }, 'the whole id'],
    ['no way to do it again', { method: 'looked' }, 'what was done'],
    ['a field that nobody knows', { mood: 'good' }, 'only the fields'],
  ])('with %s are refused', (_what, change, message) => {
    expect(reading({ ...good, ...change })).toThrow(message);
  });
});

test('a review holds at the commit that was looked at, and not for a commit that never was', () => {
  const here = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  expect(sameSiteSince(here)).toBe(true);
  expect(sameSiteSince('0'.repeat(40))).toBe(false);
  expect(sameSiteSince('--help')).toBe(false);
});
