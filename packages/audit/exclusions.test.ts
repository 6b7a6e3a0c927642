import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { CellResult, Exclusion, Finding } from './contract.ts';
import { countedFailures, covers, meansPlace, readExclusions } from './exclusions.ts';

const finding: Finding = {
  rule: 'input-attributes',
  assertor: 'html-validate',
  criteria: [],
  outcome: 'failed',
  message: 'not allowed',
  selector: '#request-email',
  html: '<input id="request-email" class="a b" type="email" required>',
};

const exclusion: Exclusion = {
  rule: 'input-attributes',
  assertor: 'html-validate',
  page: 'data-privacy',
  selector: 'input[type="email"]',
  reason: 'the rule does not know it',
  owner: 'Forms',
  until: '2027-01-31',
};

test('an exclusion holds for its rule, its page, its place and until its day', () => {
  expect(covers(exclusion, finding, 'data-privacy', '2027-01-31')).toBe(true);
  expect(covers(exclusion, finding, 'data-privacy', '2027-02-01')).toBe(false);
  expect(covers(exclusion, finding, 'company', '2027-01-31')).toBe(false);
  expect(covers({ ...exclusion, page: '*' }, finding, 'company', '2027-01-31')).toBe(true);
  expect(covers({ ...exclusion, rule: 'other' }, finding, 'data-privacy', '2027-01-31')).toBe(false);
  expect(covers({ ...exclusion, selector: 'select, textarea' }, finding, 'data-privacy', '2027-01-31')).toBe(
    false,
  );
});

test('an exclusion hides nothing that another engine or check calls by the same name', () => {
  const other: Finding = { ...finding, assertor: 'scripted' };
  expect(covers(exclusion, other, 'data-privacy', '2027-01-31')).toBe(false);
});

for (const [selector, means] of [
  ['*', true],
  ['#request-email', true],
  ['input', true],
  ['input#request-email[required]', true],
  ['[type="email"]', true],
  ['[type="text"]', false],
  ['in', false],
  ['#request', false],
  ['form input', false],
] as const) {
  test(`${selector} ${means ? 'means' : 'does not mean'} the field`, () => {
    expect(meansPlace(selector, { ...finding, selector: 'html > body > input' })).toBe(means);
  });
}

test('what fails counts, what is undecided or excluded does not', () => {
  const result: CellResult = {
    cell: {
      id: 'data-privacy/eng/1280/light/default/default',
      page: 'data-privacy',
      language: 'eng',
      path: '/data-privacy',
      width: 1280,
      scheme: 'light',
      mode: 'default',
      state: 'default',
    },
    status: 'run',
    milliseconds: 1,
    rules: [],
    findings: [finding, { ...finding, outcome: 'cantTell' }, { ...finding, rule: 'label' }],
    evidence: [],
  };
  const counted = countedFailures([result], [exclusion], '2026-11-22');
  expect(counted.map(({ finding: { rule } }) => rule)).toEqual(['label']);
  expect(countedFailures([result], [exclusion], '2028-01-01')).toHaveLength(2);
});

for (const field of ['owner', 'reason', 'until'] as const) {
  test(`refuses an exclusion without ${field}`, () => {
    const { [field]: _, ...rest } = { ...exclusion, reason: 'a reason that a stranger can judge' };
    const file = join(mkdtempSync(join(tmpdir(), 'exclusions-')), 'exclusions.json');
    writeFileSync(file, JSON.stringify([rest]));
    expect(() => readExclusions(pathToFileURL(file))).toThrow(field);
  });
}

test('the exclusions of the project are whole', () => {
  expect(() => readExclusions()).not.toThrow();
});
