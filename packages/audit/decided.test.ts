import { expect, test } from 'vitest';
import type { Cell, CellResult, Finding, Outcome } from './contract.ts';
import { countFindings, decidedFindings, knownFindings } from './known-findings.ts';

const doubt: Finding = {
  rule: 'color-contrast',
  assertor: 'axe-core',
  criteria: ['1.4.3'],
  outcome: 'cantTell',
  message: 'The ground is a picture.',
  selector: '#a',
  html: '<p>',
};

/** A cell of the home page where the engine was in doubt and a check came to an outcome, if it looked at all. */
function cell(
  scheme: Cell['scheme'],
  check?: [rule: string, outcome: Outcome],
  finding: Finding = doubt,
): CellResult {
  return {
    cell: {
      id: `home/eng/1280/${scheme}/default/default`,
      page: 'home',
      language: 'eng',
      path: '/',
      width: 1280,
      scheme,
      mode: 'default',
      state: 'default',
    },
    status: 'run',
    milliseconds: 1,
    rules: check ? [{ rule: check[0], assertor: 'scripted', criteria: ['1.4.3'], outcome: check[1] }] : [],
    findings: [finding],
    evidence: [],
  };
}

const seen = (...cells: CellResult[]) => ({ date: '2026-01-01', cells, exclusions: [] });

test("an engine's doubt is answered where a closer look passed, and is told apart from what is open", () => {
  const results = seen(cell('light', ['text-contrast', 'passed']));
  expect(knownFindings(results)).toEqual([]);
  expect(decidedFindings(results).map(({ decidedBy }) => decidedBy)).toEqual(['text-contrast']);
});

test.each([
  ['nobody looked', seen(cell('light'))],
  ['another check passed', seen(cell('light', ['reflow', 'passed']))],
  ['it had nothing to look at', seen(cell('light', ['text-contrast', 'inapplicable']))],
  ['it could not look', seen(cell('light', ['text-contrast', 'untested']))],
  ['it looked in other colors alone', seen(cell('light', ['text-contrast', 'passed']), cell('dark'))],
  [
    'it found a fault in other colors',
    seen(cell('light', ['text-contrast', 'passed']), cell('dark', ['text-contrast', 'failed'])),
  ],
])('a doubt stays open where %s', (_why, results) => {
  expect(countFindings(knownFindings(results)).doubts).toBe(1);
  expect(decidedFindings(results)).toEqual([]);
});

test('what does not depend on colors is answered for all of them', () => {
  const covered = { ...doubt, assertor: 'ibm-equal-access' as const, rule: 'element_tabbable_unobscured' };
  const results = seen(
    cell('light', ['focus-not-obscured', 'passed'], covered),
    cell('dark', undefined, covered),
  );
  expect(knownFindings(results)).toEqual([]);
});

test('an engine and a check may take their turns in different colors of one window, not in another window', () => {
  const ring = { ...doubt, assertor: 'ibm-equal-access' as const, rule: 'style_focus_visible' };
  const looked = cell('dark', ['focus-appearance', 'passed'], ring);
  const dark: CellResult = { ...looked, ...(looked.status === 'run' && { findings: [] }) };
  expect(decidedFindings(seen(cell('light', undefined, ring), dark))).toHaveLength(1);
  const narrow = { ...dark, cell: { ...dark.cell, id: 'narrow', width: 320 as const } };
  expect(decidedFindings(seen(cell('light', undefined, ring), narrow))).toEqual([]);
});

test('a check that looks in a setting of its own answers for the page, and for no other page', () => {
  const sized = { ...doubt, assertor: 'ibm-equal-access' as const, rule: 'style_viewport_resizable' };
  const looked = cell('light', ['text-200', 'passed'], sized);
  const large: CellResult = {
    ...looked,
    ...(looked.status === 'run' && { findings: [] }),
    cell: { ...looked.cell, id: 'large', width: 320, mode: 'text-200' },
  };
  expect(decidedFindings(seen(cell('light', undefined, sized), large))).toHaveLength(1);
  const elsewhere: CellResult = { ...large, cell: { ...large.cell, page: 'company' } };
  expect(decidedFindings(seen(cell('light', undefined, sized), elsewhere))).toEqual([]);
});

test('a failure is never answered away', () => {
  const failed: Finding = { ...doubt, outcome: 'failed' };
  const results = seen(cell('light', ['text-contrast', 'passed'], failed));
  expect(countFindings(knownFindings(results))).toEqual({ failures: 1, doubts: 0 });
});

test('what asks about the page is one thing to look at, however many elements it names', () => {
  const hidden = { ...doubt, rule: 'hidden-content' };
  const results = seen(
    cell('light', undefined, hidden),
    cell('dark', undefined, { ...hidden, selector: '#b' }),
  );
  expect(countFindings(knownFindings(results)).doubts).toBe(1);
});
