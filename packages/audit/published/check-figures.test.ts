import { expect, test } from 'vitest';
import { inEveryLanguage } from '#i18n/choices.ts';
import type { AuditResults, Cell, CellResult, Finding } from '../contract.ts';
import { checkFigures } from './check-figures.ts';
import { spokenFigures } from './spoken-figures.ts';

const finding = (outcome: Finding['outcome'], assertor: Finding['assertor'] = 'axe-core'): Finding => ({
  rule: 'label',
  assertor,
  criteria: ['4.1.2'],
  outcome,
  message: 'no label',
  selector: 'input',
  html: '<input>',
});

const seen = (change: Partial<Cell>, findings: Finding[] = []): CellResult => ({
  cell: {
    id: JSON.stringify(change),
    page: 'company',
    language: 'eng',
    path: '/company',
    width: 320,
    scheme: 'light',
    mode: 'default',
    state: 'default',
    ...change,
  },
  status: 'run',
  milliseconds: 1,
  rules: [
    { rule: 'label', assertor: 'axe-core', criteria: [], outcome: 'passed' },
    { rule: 'no-dup-id', assertor: 'html-validate', criteria: [], outcome: 'passed' },
  ],
  findings,
  evidence: [],
});

const audit = (cells: CellResult[], form: AuditResults['form'] = 'full'): AuditResults => ({
  version: '1.0',
  commit: 'abc1234',
  date: '2026-11-22T06:00:00.000Z',
  form,
  site: {
    name: 'A site',
    origins: inEveryLanguage({ eng: 'http://localhost:1', es: 'http://es.localhost:1' }),
  },
  browser: 'Chromium 1.2.3',
  assertors: [{ name: 'axe-core', version: '4.14.1' }],
  matrix: { hash: 'a', planned: cells.length, run: cells.length, skipped: 0 },
  command: 'npm run audit',
  cells,
  words: {},
  manual: [],
  exclusions: [],
});

test('the statement is told of each fault and each doubt once, wherever and however often it was seen', () => {
  const figures = checkFigures(
    audit([
      seen({}, [finding('failed'), finding('cantTell'), finding('failed', 'html-validate')]),
      seen({ scheme: 'dark', width: 1280 }, [finding('failed')]),
      seen({ language: 'es' }, [finding('cantTell')]),
      seen({ language: 'es', width: 993 }, [finding('cantTell')]),
      seen({ width: 992 }, [finding('failed')]),
      seen({ state: 'menu-open' }, [finding('failed')]),
      seen({ scheme: 'forced-dark' }, [finding('failed')]),
    ]),
  );
  expect(figures).toEqual({
    form: 'full',
    cells: 7,
    states: 1,
    day: '2026-11-22',
    engine: 'axe-core 4.14.1',
    browser: 'Chromium 1.2.3',
    pages: 2,
    widths: [320, 1280],
    schemes: ['light', 'dark'],
    runs: 3,
    findings: 2,
    undecided: 1,
    measured: 0,
    excluded: 0,
    rules: 1,
  });
});

test('an audit of a page, or one with a skipped cell, says nothing of the whole', () => {
  expect(() => checkFigures(audit([seen({})], 'page'))).toThrow('whole site');
  const results = audit([seen({})]);
  results.matrix.skipped = 1;
  expect(() => checkFigures(results)).toThrow('whole site');
});

test('a contrast that the check by pixels found sufficient where it was doubted is no open question any more', () => {
  const contrastDoubt = { ...finding('cantTell'), rule: 'color-contrast' };
  const measuredCell = seen({}, [contrastDoubt, finding('cantTell')]);
  if (measuredCell.status === 'run')
    measuredCell.rules.push({
      rule: 'text-contrast',
      assertor: 'scripted',
      criteria: ['1.4.3'],
      outcome: 'passed',
    });
  const figures = checkFigures(audit([measuredCell, seen({ language: 'es' }, [contrastDoubt])]));
  expect(figures).toMatchObject({ undecided: 2, measured: 1 });
});

test('what an exclusion answers for is told as not counted, in a state too', () => {
  const results = audit([seen({}, [finding('failed')]), seen({ state: 'menu-open' }, [finding('failed')])]);
  results.exclusions.push({
    rule: 'label',
    assertor: 'axe-core',
    page: '*',
    selector: 'input',
    reason: 'A reason that a stranger can judge.',
    owner: 'Forms',
    until: '2027-01-01',
  });
  expect(checkFigures(results)).toMatchObject({ findings: 0, excluded: 1 });
});

test('of what was spoken the statement tells the day, the versions, and in how many tasks nothing was wrong', () => {
  const task = { id: 'menu', language: 'eng' as const, title: 'A menu.', spoken: ['Menu'], faults: [] };
  expect(
    spokenFigures({
      day: '2026-11-27',
      versions: { orca: '43.1', firefox: '140.0esr', platform: 'Sample Linux 12' },
      results: [task, { ...task, language: 'es' }, { ...task, id: 'film', faults: ['not spoken: dialog'] }],
    }),
  ).toEqual({ day: '2026-11-27', orca: '43.1', firefox: '140.0esr', tasks: 3, right: 2 });
});
