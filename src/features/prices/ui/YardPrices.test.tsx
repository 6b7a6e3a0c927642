import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '#design-system/test-page.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '#locale/locations.po';
import { openBoards } from '../server/open-boards.ts';
import { YardPrices } from './YardPrices.tsx';
import { readYardPrices, type YardPricesData } from './yard-prices.server.ts';

addMessages(messages);

const yard = { id: 'a', division: 'MRB', country: 'US', timeZone: 'America/Los_Angeles' } as const;
const noon = Date.parse('2026-11-20T20:00:00Z');
const board = openBoards({ opensOn: () => true, takesGrade: () => true }).boardOf(yard, noon);

/** What the page of a yard gives its prices, while its source answers or fails. */
function pricesOf(isFailed = false): YardPricesData {
  const prices = readYardPrices(
    { board: isFailed ? null : board, isFailed, lastCopyOf: null },
    {
      words: {
        heading: 'Prices',
        lead: 'The price at the scale counts.',
        caption: 'What this yard pays',
        title: 'Sample data',
        text: 'Made up.',
        columns: ['grade', 'price', 'unit', 'change'].map((id) => ({ id, label: id })),
        call: { label: 'Call' },
        same: { label: 'unchanged' },
      },
      units: [
        { id: 'pound', label: 'a pound' },
        { id: 'net-ton', label: 'a net ton' },
      ],
      buysMetal: true,
      timeZone: yard.timeZone,
      file: { label: 'Prices', href: '/prices.csv' },
      wanted: null,
    },
  );
  if (prices === null) throw new Error('A yard that buys metal has prices.');
  return prices;
}

let page: TestPage | undefined;
afterEach(() => page?.leave());
const open = (prices: YardPricesData): TestPage =>
  openPage(
    <I18nProvider i18n={i18n}>
      <YardPrices prices={prices} page="/yard/a" yard="a" />
    </I18nProvider>,
  );

test('copper stands in its family with the price of the board, its unit and how far it moved', () => {
  const line = board?.lines.find(({ grade }) => grade === 'copper-1');
  page = open(pricesOf());
  const row = [...page.container.querySelectorAll('tbody tr')].find((each) =>
    each.querySelector('th')?.textContent?.startsWith('No. 1 copper'),
  );
  const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  expect(cells[0]).toBe(`$${line?.price?.toFixed(2)}`);
  expect(cells[1]).toBe('a pound');
  expect(cells[2]).toMatch(/^[+−]\d+\.\d%$|^unchanged$/);
});

test('while the source fails a sentence stands in place of the board', () => {
  page = open(pricesOf(true));
  expect(page.container.querySelector('table')).toBeNull();
  expect(page.container.textContent).toContain('Call the yard for today’s price.');
});
