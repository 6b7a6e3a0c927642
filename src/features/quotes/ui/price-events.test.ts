import { expect, test } from 'vitest';
import dividends from '#features/investors/content/dividends.json';
import type { NewsFilter, NewsListItem, NewsPort } from '#features/investors/model/ports.ts';
import type { Language } from '#i18n/language.ts';
import { readPriceEvents } from './price-events.server.ts';

const release = (id: string, date: string): NewsListItem => ({
  id,
  title: `Results ${id}`,
  releaseDate: { date },
  category: 'results',
  opening: '',
});

/** A source of so many pages; what it was asked for is kept. */
function newsOf(...pages: NewsListItem[][]) {
  const asked: unknown[] = [];
  const list = async (_: Language, page: number, filter?: NewsFilter) => {
    asked.push([page, filter]);
    return pages[page - 1] ?? null;
  };
  return { news: { list } as unknown as NewsPort, asked };
}

test('results of all pages and ex-dividend days since a day stand in one list, the newest first', async () => {
  const { news, asked } = newsOf(
    [release('3', '2026-10-22'), release('2', '2026-06-30')],
    [release('1', '2025-12-01'), release('0', '2025-10-23')],
  );
  const events = await readPriceEvents(news, '2025-11-01');
  expect(events.filter(({ kind }) => kind === 'results').map(({ day, text }) => [day, text])).toEqual([
    ['2026-10-22', 'Results 3'],
    ['2026-06-30', 'Results 2'],
    ['2025-12-01', 'Results 1'],
  ]);
  const days = dividends.payments.map(({ exDividend }) => exDividend).filter((day) => day >= '2025-11-01');
  expect(events.filter(({ kind }) => kind === 'dividend').map(({ day }) => day)).toEqual(days);
  expect(events.map(({ day }) => day)).toEqual(
    events
      .map(({ day }) => day)
      .sort()
      .toReversed(),
  );
  expect(asked).toEqual([
    [1, { category: 'results' }],
    [2, { category: 'results' }],
  ]);
});

test('a source that ends is asked no further', async () => {
  const { news, asked } = newsOf([release('3', '2026-10-22')]);
  await readPriceEvents(news, '2000-01-01');
  expect(asked).toHaveLength(2);
  expect(
    (await readPriceEvents(newsOf([]).news, '2000-01-01')).every(({ kind }) => kind === 'dividend'),
  ).toBe(true);
});

test('a title in another language than the page carries its language', async () => {
  const { news } = newsOf([{ ...release('3', '2026-10-22'), language: 'es' }, release('2', '2026-06-30')]);
  const found = (await readPriceEvents(news, '2026-06-01')).filter(({ kind }) => kind === 'results');
  expect(found.map(({ lang }) => lang)).toEqual(['es', undefined]);
});
