import { expect, test } from 'vitest';
import type { Cell } from '../contract.ts';
import { axeRulesFor, colourRules, criteriaOfTags, everyRule } from './axe.ts';
import { validateMarkup } from './html-validate.ts';
import { criteriaOfIssue, outcomeOf, selectorOf, withoutMainsOfFrames } from './ibm.ts';

const plain: Cell = {
  id: '',
  page: 'company',
  language: 'eng',
  path: '/',
  width: 1280,
  scheme: 'light',
  mode: 'default',
  state: 'default',
};

test('axe tells its criteria by tags; good practice and what WCAG 2.2 dropped have none', () => {
  expect(criteriaOfTags(['cat.color', 'wcag2aa', 'wcag143', 'wcag1412'])).toEqual(['1.4.3', '1.4.12']);
  expect(criteriaOfTags(['best-practice', 'wcag22aa'])).toEqual([]);
  expect(criteriaOfTags(['wcag2a-obsolete', 'wcag411'])).toEqual([]);
});

test('axe is asked all its rules in light colours, the experimental and good practice among them', () => {
  const rules = axeRulesFor(plain);
  expect(rules).toEqual(everyRule);
  for (const rule of ['region', 'label-content-name-mismatch', 'color-contrast-enhanced', 'target-size'])
    expect(rules).toContain(rule);
});

test('in dark colours axe is asked about colour, in forced ones and on paper not', () => {
  expect(axeRulesFor({ ...plain, scheme: 'dark' })).toEqual(colourRules);
  for (const cell of [
    { ...plain, scheme: 'forced-dark' },
    { ...plain, scheme: 'forced-light', state: 'menu-open' },
    { ...plain, mode: 'print' },
  ] as const)
    expect(axeRulesFor(cell)).not.toContain('color-contrast');
});

for (const [value, outcome] of [
  [['VIOLATION', 'FAIL'], 'failed'],
  [['VIOLATION', 'POTENTIAL'], 'cantTell'],
  [['VIOLATION', 'MANUAL'], 'cantTell'],
  [['VIOLATION', 'PASS'], 'passed'],
  [['RECOMMENDATION', 'FAIL'], 'failed'],
  [['INFORMATION', 'FAIL'], 'passed'],
] as const) {
  test(`IBM's ${value.join(' ')} means ${outcome}`, () => {
    expect(outcomeOf(value)).toBe(outcome);
  });
}

test("IBM's rules name the criteria of their own metadata, its recommendations none", () => {
  expect(criteriaOfIssue({ ruleId: 'img_alt_valid', value: ['VIOLATION', 'FAIL'] })).toEqual(['1.1.1']);
  expect(criteriaOfIssue({ ruleId: 'img_alt_valid', value: ['RECOMMENDATION', 'FAIL'] })).toEqual([]);
  // IBM demands it, and the standard's own rule set of the same engine recommends it.
  expect(criteriaOfIssue({ ruleId: 'aria_content_in_landmark', value: ['VIOLATION', 'FAIL'] })).toEqual([]);
});

test('the main landmark of a frame is not a second one of the page', () => {
  const issues = [{ ruleId: 'aria_main_label_visible' }, { ruleId: 'img_alt_valid' }];
  expect(withoutMainsOfFrames(issues, 1)).toEqual([{ ruleId: 'img_alt_valid' }]);
  expect(withoutMainsOfFrames(issues, 2)).toEqual(issues);
});

test("IBM's paths become selectors", () => {
  expect(selectorOf('/html[1]/body[1]/p[2]')).toBe('html > body:nth-of-type(1) > p:nth-of-type(2)');
});

const document = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Page</title></head><body>${body}</body></html>`;

test('markup that the standard allows is silent, however it is spelled', async () => {
  const { findings } = await validateMarkup(
    document('<main><h1>Page</h1><ul role="list"><li hidden="">One</li></ul></main>'),
    '',
  );
  expect(findings).toEqual([]);
});

test('a picture without alt text and an id that is there twice are found, with their criteria and markup', async () => {
  const { findings, rules } = await validateMarkup(
    document('<main><h1>Page</h1><p id="a">A</p><p id="a">B</p><img src="a.png"/></main>'),
    ' (as the server sends it)',
  );
  expect(findings.map(({ rule }) => rule).sort()).toEqual(['no-dup-id', 'wcag/h37']);
  const picture = findings.find(({ rule }) => rule === 'wcag/h37');
  expect(picture).toMatchObject({ criteria: ['1.1.1'], outcome: 'failed' });
  expect(picture?.html).toContain('<img src="a.png"');
  expect(picture?.message).toContain('as the server sends it');
  expect(rules.find(({ rule }) => rule === 'no-dup-id')?.outcome).toBe('failed');
  expect(rules.find(({ rule }) => rule === 'meta-refresh')?.outcome).toBe('passed');
});
