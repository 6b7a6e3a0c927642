import { expect, test } from 'vitest';
import newsFile from '#features/news/content/news.json' with { type: 'json' };
import { createContentNews } from '#features/news/server/content-news.ts';
import { createSampleQuotes } from '#features/quotes/server/quotes.ts';
import { readCatalogs } from '#i18n/read-catalog.server.ts';
import { newsTrials, noTrial, quoteTrials, readTrial } from '../model/trial.ts';
import { createTrialSources } from './trial-sources.ts';

const now = () => Date.parse('2026-11-20T18:00:00Z');
const quotes = createSampleQuotes({ now });
const news = createContentNews(newsFile, await readCatalogs(process.cwd(), 'news'), { now });
const opened = () => createTrialSources({ quotes, news });

test('while nothing is tried both sources say what they say', async () => {
  const sources = opened();
  expect(sources.trial()).toEqual(noTrial);
  expect(await sources.quotes.latest()).toEqual(await quotes.latest());
  expect(await sources.quotes.onDay('2026-11-19')).toEqual(await quotes.onDay('2026-11-19'));
  expect(await sources.news.list('es', 1)).toEqual(await news.list('es', 1));
  expect(await sources.news.choices('eng')).toEqual(await news.choices('eng'));
});

test('a share without a change keeps its price', async () => {
  const sources = opened();
  sources.begin({ ...noTrial, quotes: 'unchanged' });
  const [quote] = await sources.quotes.latest();
  const [before] = await quotes.latest();
  expect(quote).toEqual({ ...before, changeNumber: 0, changePercent: 0 });
});

test('no quotes and no news are answers, not failures', async () => {
  const sources = opened();
  sources.begin({ quotes: 'empty', news: 'empty' });
  expect(await sources.quotes.latest()).toEqual([]);
  expect(await sources.quotes.series()).toBeNull();
  expect(await sources.news.list('eng', 1)).toEqual([]);
  expect(await sources.news.list('eng', 2)).toBeNull();
  expect(await sources.news.counts('eng', 1)).toMatchObject({ total: 0 });
});

test('a source that fails does so until it is told otherwise', async () => {
  const sources = opened();
  sources.begin({ quotes: 'failing', news: 'failing' });
  await expect(sources.quotes.latest()).rejects.toThrow('quotes');
  await expect(sources.quotes.onDay('2026-11-19')).rejects.toThrow('quotes');
  await expect(sources.news.list('eng', 1)).rejects.toThrow('news');
  await expect(sources.news.release('eng', '1')).rejects.toThrow('news');
  sources.begin(noTrial);
  expect(await sources.quotes.latest()).toHaveLength(1);
});

test('a form chooses among what there is, and what it does not know changes nothing', () => {
  const failing = { quotes: 'failing', news: 'empty' } as const;
  expect(readTrial(new URLSearchParams('quotes=unchanged&news=normal'), failing)).toEqual({
    quotes: 'unchanged',
    news: 'normal',
  });
  expect(readTrial(new URLSearchParams('quotes=gold&other=1'), failing)).toEqual(failing);
  expect([quoteTrials.length, newsTrials.length]).toEqual([4, 3]);
});
