import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { reportPage } from './report/page.ts';
import { makeReport } from './report/report.ts';
import { sample, sampleResults } from './report/sample-results.ts';
import { summary } from './wording.ts';

describe('the end of a run', () => {
  const lines = summary(sampleResults, 'audit/0f1e2d3').split('\n');

  test('leads to the report for people, in each language, with the address of the English page last', () => {
    const addressOf = (name: string) => pathToFileURL(resolve('audit/0f1e2d3', name)).href;
    expect(lines.slice(-2)).toEqual([addressOf('index.es.html'), addressOf('index.html')]);
  });

  test('counts a fault once that two windows show, as the report does', () => {
    expect(lines.at(-3)).toBe('6 of 8 cells seen, 2 skipped; 3 failed, 2 undecided');
    expect(lines).toContain('axe-core color-contrast: 1 in 1 page');
    const page = reportPage(makeReport(sampleResults), 'eng');
    expect(page).toContain('<strong>3</strong> failures');
    expect(page).toContain('<strong>2</strong> doubts');
  });

  test('says nothing of what is excluded', () => {
    const results = sample((copy) => {
      copy.exclusions = copy.exclusions.map((each) => ({
        ...each,
        rule: 'focus-not-obscured',
        assertor: 'scripted' as const,
        page: 'company',
        selector: '*',
      }));
    });
    expect(summary(results, 'audit')).not.toContain('focus-not-obscured');
    expect(summary(results, 'audit')).toContain('2 failed');
  });
});
