import { describe, expect, test } from 'vitest';
import type { AuditResults, Cell, CellResult, Finding, ManualVerdict, Outcome } from './contract.ts';
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

test('contrast in one window says nothing of another', () => {
  const looked = cell('light', ['text-contrast', 'passed']);
  const narrow: CellResult = { ...cell('light'), cell: { ...looked.cell, id: 'narrow', width: 320 } };
  expect(decidedFindings(seen(looked, narrow))).toEqual([]);
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
  expect(countFindings(knownFindings(results))).toEqual({ failures: 1, doubts: 0, excluded: 0 });
});

test('what asks about the page is one thing to look at, however many elements it names', () => {
  const hidden = { ...doubt, rule: 'hidden-content' };
  const results = seen(
    cell('light', undefined, hidden),
    cell('dark', undefined, { ...hidden, selector: '#b' }),
  );
  expect(countFindings(knownFindings(results)).doubts).toBe(1);
});

test('places alike on one page are one question, each of them listed', () => {
  const row = (place: number) => ({
    ...doubt,
    selector: `table > tr:nth-child(${place}) > td[data-label="Year"]`,
  });
  const results = seen(
    ...[1, 2, 3].map((place) => cell('light', undefined, row(place))),
    cell('light', undefined, { ...doubt, selector: 'li:nth-child(1) > a[href$="contacts"]' }),
    cell('light', undefined, { ...doubt, selector: 'li:nth-child(2) > a[href$="company"]' }),
  );
  const known = knownFindings(results);
  expect(known).toHaveLength(5);
  expect(countFindings(known)).toEqual({ failures: 0, doubts: 2, excluded: 0 });
  // Also where a part of them alone is counted, without the one that came first.
  expect(countFindings(known.filter(({ sameAs }) => sameAs)).doubts).toBe(2);
});

test.each([
  ['asks something else', { ...doubt, selector: '#a2', message: 'Something lies over it.' }],
  ['is of another kind', { ...doubt, selector: '#a > span' }],
  ['has a name of its own', { ...doubt, selector: '#footer' }],
  ['has another type', { ...doubt, selector: '#a[type="email"]' }],
  ['comes from another rule', { ...doubt, selector: '#a2', rule: 'color-contrast-enhanced' }],
])('what %s is a question of its own', (_what, other) => {
  expect(countFindings(knownFindings(seen(cell('light'), cell('light', undefined, other)))).doubts).toBe(2);
});

test('elements that are alike in two sections are two questions: they may stand on two grounds', () => {
  const place = (section: number): Finding => ({
    ...doubt,
    selector: `html > body:nth-of-type(1) > main:nth-of-type(1) > section:nth-of-type(${section}) > p:nth-of-type(1)`,
  });
  const results = seen(cell('light', undefined, place(1)), cell('light', undefined, place(2)));
  expect(countFindings(knownFindings(results)).doubts).toBe(2);
});

test('each failure counts, however alike their places are', () => {
  const failed = (place: number): Finding => ({
    ...doubt,
    outcome: 'failed',
    selector: `li:nth-child(${place})`,
  });
  const results = seen(cell('light', undefined, failed(1)), cell('light', undefined, failed(2)));
  expect(countFindings(knownFindings(results))).toEqual({ failures: 2, doubts: 0, excluded: 0 });
});

test('markup is the same in every window of a state, and another in another state', () => {
  const dl = { ...doubt, assertor: 'ibm-equal-access' as const, rule: 'list_structure_proper' };
  const looked = cell('dark', ['element-permitted-content', 'passed'], dl);
  const narrow: CellResult = {
    ...looked,
    ...(looked.status === 'run' && { findings: [] }),
    cell: { ...looked.cell, id: 'narrow', width: 320 },
  };
  expect(decidedFindings(seen(cell('light', undefined, dl), narrow))).toHaveLength(1);
  const other: CellResult = { ...narrow, cell: { ...narrow.cell, state: 'materials-found' } };
  expect(decidedFindings(seen(cell('light', undefined, dl), other))).toEqual([]);
});

describe('what an engine asks a reader to confirm', () => {
  const colour = {
    ...doubt,
    assertor: 'ibm-equal-access' as const,
    rule: 'style_color_misuse',
    criteria: ['1.4.1'],
  };
  const words = { home: { eng: 'aaaaaaaaaaaaaaaa', es: 'bbbbbbbbbbbbbbbb' } };
  const review = (changes: Partial<ManualVerdict> = {}): ManualVerdict => ({
    criterion: '1.4.1',
    pages: ['home'],
    words,
    outcome: 'passed',
    by: 'A reader',
    day: '2026-01-01',
    commit: '0'.repeat(40),
    method: 'Looked at every page in grey.',
    ...changes,
  });
  const read = (manual: ManualVerdict[], said: AuditResults['words'] = words) =>
    decidedFindings({ ...seen(cell('light', undefined, colour)), manual, words: said });

  test('is answered by the review of the page', () => {
    expect(read([review()]).map(({ decidedBy }) => decidedBy)).toEqual(['review']);
  });

  test.each<[string, ManualVerdict[]]>([
    ['nobody read it', []],
    ['another criterion was read', [review({ criterion: '1.3.3' })]],
    ['another page was read', [review({ pages: ['company'], words: { company: words.home } })]],
    ['the reader was in doubt too', [review({ outcome: 'cantTell' })]],
    ['one reader found a fault', [review(), review({ outcome: 'failed' })]],
  ])('stays open where %s', (_why, manual) => {
    expect(read(manual)).toEqual([]);
  });

  test('stays open where it shows in a state alone, which the reader did not see', () => {
    const looked = cell('light', undefined, colour);
    const results = seen({ ...looked, cell: { ...looked.cell, state: 'menu-open' } });
    expect(decidedFindings({ ...results, manual: [review()], words })).toEqual([]);
  });

  test('stays open once the page says something else', () => {
    expect(read([review()], { home: { ...words.home, es: 'cccccccccccccccc' } })).toEqual([]);
  });
});
