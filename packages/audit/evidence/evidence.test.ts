import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import type { Cell, Finding } from '../contract.ts';
import { evidenceKeeper, safeName } from '../keep-evidence.ts';
import { collectorsOf } from './collectors.ts';
import { crops } from './crops.ts';
import { transcript } from './screen-reader.ts';
import { list } from './tab-stops.ts';

const cell: Cell = {
  id: 'company/es/320/dark/default/menu-open',
  page: 'company',
  language: 'es',
  path: '/compania',
  width: 320,
  scheme: 'dark',
  mode: 'default',
  state: 'menu-open',
};

test('a file of evidence lies with its page and cell, and its path is told once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
  const { keep, kept } = evidenceKeeper(folder, cell);
  const file = await keep('crop', 'wcag/h37 1.png', 'picture');
  await keep('crop', 'wcag/h37 1.png', 'picture again');
  expect(file).toBe('evidence/company/es/320-dark-default-menu-open/wcag-h37-1.png');
  expect(kept).toEqual([{ kind: 'crop', file }]);
  expect(readFileSync(join(folder, file), 'utf8')).toBe('picture again');
});

test('no name of a file leaves its folder', () => {
  expect(safeName('../../x/y')).not.toContain('/');
});

test('a transcript begins by saying that a simulated reader spoke', () => {
  expect(transcript(['document', 'end of document'])).toBe(
    '# simulated (virtual-screen-reader)\ndocument\nend of document\n',
  );
});

test('Tab stops are listed as they are numbered', () => {
  const at = { x: 0, y: 0, width: 10, height: 10 };
  expect(
    list([
      { ...at, name: 'a Skip' },
      { ...at, name: 'button Menu' },
    ]),
  ).toBe('1 a Skip\n2 button Menu\n');
});

test('what every commit is held against keeps no evidence', () => {
  expect(collectorsOf('short')).toEqual([]);
  expect(collectorsOf('page').length).toBeGreaterThan(0);
});

test('a finding that an exclusion covers is not drawn, and no page is opened for it', async () => {
  const finding: Finding = {
    rule: 'input-attributes',
    assertor: 'html-validate',
    criteria: [],
    outcome: 'failed',
    message: 'not allowed',
    selector: '#email',
    html: '<input id="email">',
  };
  const { rule, assertor, selector } = finding;
  const exclusion = {
    rule,
    assertor,
    selector,
    page: 'company',
    reason: 'a reason',
    owner: 'Forms',
    until: '2027-01-31',
  };
  const opened: string[] = [];
  const look = (day: string) =>
    crops([exclusion], day).run({
      cell,
      page: {} as Page,
      openAgain: () => {
        opened.push(day);
        return Promise.reject(new Error('no browser here'));
      },
      keep: async () => '',
      findings: [finding],
    });
  await look('2027-01-31');
  await expect(look('2027-02-01')).rejects.toThrow('no browser here');
  expect(opened).toEqual(['2027-02-01']);
});
