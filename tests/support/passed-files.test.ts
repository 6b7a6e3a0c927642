import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig, Suite, TestCase } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import PassedFiles from './passed-files.ts';

interface Ran {
  /** The file in which the test is written. */
  written: string;
  /** The spec that brought it. */
  spec: string;
  isOk?: boolean;
  results?: number;
}

function ran({ written, spec, isOk = true, results = 1 }: Ran): TestCase {
  const file = { type: 'file', location: { file: `/site/${spec}` } } as Suite;
  const group = { type: 'describe', location: { file: `/site/${written}` }, parent: file } as Suite;
  return {
    parent: group,
    location: { file: `/site/${written}` },
    results: Array.from({ length: results }),
    ok: () => isOk,
  } as unknown as TestCase;
}

/** What the reporter writes after a run of these tests. */
function passedOf(...tests: Ran[]): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'passed-files-')), 'passed.json');
  const reporter = new PassedFiles({ file });
  reporter.onBegin(
    { configFile: '/site/playwright.config.ts' } as FullConfig,
    {
      allTests: () => tests.map(ran),
    } as Suite,
  );
  reporter.onEnd();
  return JSON.parse(readFileSync(file, 'utf8'));
}

const yards = 'tests/e2e/yards.spec.ts';
const everyPage = 'tests/a11y/every-page.spec.ts';

test('a file has passed when each of its tests was run and did what was expected', () => {
  expect(passedOf({ written: yards, spec: yards }, { written: yards, spec: yards })).toEqual([yards]);
  expect(passedOf({ written: yards, spec: yards }, { written: yards, spec: yards, isOk: false })).toEqual([]);
  expect(passedOf({ written: yards, spec: yards }, { written: yards, spec: yards, results: 0 })).toEqual([]);
});

test('a test that is written in another file counts for the spec that brought it', () => {
  const questions = ['words', 'links'].map((name) => `tests/support/every-page/ask-${name}.ts`);
  const [words = '', links = ''] = questions;
  expect(passedOf({ written: words, spec: everyPage }, { written: links, spec: everyPage })).toEqual([
    everyPage,
  ]);
  expect(
    passedOf({ written: words, spec: everyPage }, { written: links, spec: everyPage, isOk: false }),
  ).toEqual([]);
});
