import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, renderPage, type TestPage } from '#design-system/test-page.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '#locale/site.po';
import type { Quote } from '../../model/quote.ts';
import { StockTicker } from './StockTicker.tsx';

addMessages(messages);

const quote: Quote = {
  symbol: 'XMPL',
  lastTrade: 1234.5,
  changeNumber: 0.42,
  changePercent: 1.31,
  exchange: 'Sample Exchange',
  date: '2026-11-20T21:00:00.000Z',
  sample: true,
};

const ticker = (initial?: Quote) => (
  <I18nProvider i18n={i18n}>
    <StockTicker address="/quote" initial={initial} />
  </I18nProvider>
);

let page: TestPage | undefined;

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json([quote])));

afterEach(() => {
  page?.leave();
  page = undefined;
  vi.unstubAllGlobals();
});

async function show(initial?: Quote) {
  page = openPage(ticker(initial));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  return page.container;
}

const seen = (container: Element | undefined) => container?.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('stands in the page of the server, with its moment on New York’s clocks', () => {
  const html = document.createElement('div');
  html.innerHTML = renderPage(ticker(quote));
  expect(seen(html)).toContain('$1,234.50');
  expect(seen(html)).toContain('11/20/2026 4:00 p.m. ET');
  expect(seen(html)).toContain('20 minutes delayed');
  expect(seen(html)).toContain('These figures are a sample.');
  expect(html.querySelector('[aria-live], [role=status]')).toBeNull();
});

test('shows the first quote that the call answers', async () => {
  expect(seen(await show())).toContain('XMPL share price');
});

describe('tells which way the price went by word, sign and look', () => {
  test.each([
    [0.42, 1.31, 'up 0.42, 1.31 percent', '+0.42 (+1.31%)', 'up'],
    [-0.42, -1.31, 'down 0.42, 1.31 percent', '−0.42 (−1.31%)', 'down'],
    [0, 0, 'unchanged, 0.00, 0.00 percent', '0.00 (0.00%)', 'up'],
  ])('%d', async (changeNumber, changePercent, heard, shown, look) => {
    vi.stubGlobal('fetch', async () => Response.json([{ ...quote, changeNumber, changePercent }]));
    const container = await show();
    const move = container.querySelector(`[data-look=${look}]`);
    expect(move?.lastElementChild?.textContent).toBe(heard);
    expect(move?.querySelector('[aria-hidden]')?.textContent).toBe(shown);
  });
});

test.each([
  ['an empty list', async () => Response.json([])],
  ['an error', async () => new Response(null, { status: 500 })],
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('is gone after %s, also where an older price stood', async (_name, answer) => {
  vi.stubGlobal('fetch', answer);
  const container = await show(quote);
  expect(container.querySelector('section')).toBeNull();
});
