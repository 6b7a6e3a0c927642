import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '#design-system/test-page.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '#locale/help.po';
import { readStatement } from './accessibility.server.ts';
import { CheckedFigures } from './CheckedFigures.tsx';

addMessages(messages);

const { checks, words } = readStatement();
const defects = [words.defects.own, words.defects.unseen];

let page: TestPage | undefined;
afterEach(() => page?.leave());
const open = (change: Partial<typeof checks>): TestPage =>
  openPage(
    <I18nProvider i18n={i18n}>
      <CheckedFigures checks={{ ...checks, ...change }} defects={defects} />
    </I18nProvider>,
  );

test('every file of the record is offered with its kind and its size', () => {
  page = open({});
  const offered = [...page.container.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(offered.sort()).toEqual(
    Object.keys(checks.files)
      .map((path) => `/${path}`)
      .sort(),
  );
  expect(page.container.textContent).toMatch(/screen reader said.*JSON, [\d,]+ kB/);
});

test('how much was spoken as it must be is said with both versions, from the record', () => {
  page = open({ spoken: { day: '2026-10-05', orca: '1.2', firefox: '3.4esr', tasks: 1093, right: 87 } });
  expect(page.container.textContent).toContain(
    '1,093 tasks were done with the screen reader Orca 1.2 in Firefox 3.4esr; in 87 all was heard as it must be.',
  );
});

test('how much the checks find is said of our own defects and of those that others made, with who made them', () => {
  page = open({});
  const told = page.container.textContent;
  expect(told).toMatch(/Of \d+ defects that we put into pages on purpose, the checks found \d+\./);
  expect(told).toContain('We wrote both.');
  expect(told).toMatch(
    /by two language models that knew the criteria but not our checks, they found \d+ at first/,
  );
});
