import { expect, onTestFinished, test } from 'vitest';
import { createEdgarFilings, readSubmissions } from '#features/filings/server/edgar.ts';
import { createFedQuotes, readQuoteFeed } from '#features/quotes/server/quote-feed.ts';
import { createCachedSource } from '#server/sources/cached-source.ts';
import { readXml } from '#server/sources/xml-reader.ts';
import { readableLog, says, startOutside } from '#tests/server/support/outside-fixture.ts';
import { createFedNews } from './fed-news.ts';
import { readNewsFeed } from './news-feed.ts';
import { readXmlFeed } from './xml-feed.ts';

async function sourceOf<Value>(text: string, read: (text: string) => Value, now = () => Date.now()) {
  const outside = await startOutside(says(text));
  onTestFinished(outside.close);
  return createCachedSource({
    topic: 'news',
    document: { url: outside.url, accept: '*/*', longest: 100_000 },
    read,
    file: null,
    freshFor: 60_000,
    log: readableLog().log,
    now,
  });
}

test('XML may begin with the mark of UTF-8, and quote attributes either way', () => {
  const element = readXml('\ufeff<a one="1" two=\'2\' none=""/>');
  expect(element.attributes).toEqual({ one: '1', two: '2', none: '' });
});

test('an item of RSS is known by its address where it has no name, and its summary is kept beside its text', () => {
  const [item] = readXmlFeed(
    '<rss><channel><item><title>T</title><link>https://a.example/1</link><pubDate>2026-01-02</pubDate>' +
      '<description>Short.</description><content:encoded>Long.</content:encoded></item></channel></rss>',
  );
  expect(item).toMatchObject({ id: 'https://a.example/1', summary: 'Short.', text: 'Long.' });
});

test('an entry of Atom may link without saying how, and be tagged without a term', () => {
  const [entry] = readXmlFeed(
    '<feed><entry><id>1</id><title>T</title><updated>2026-01-02</updated><category/>' +
      '<link rel="self" href="https://a.example/self"/><link href="https://a.example/1"/></entry></feed>',
  );
  expect(entry).toMatchObject({ url: 'https://a.example/1', tags: [''] });
});

test('items of a JSON feed may be numbered', () => {
  const item = { id: 7, title: 'T', date_published: '2026-01-02T12:00:00Z', content_text: 'Text.' };
  const feed = { version: 'https://jsonfeed.org/version/1.1', items: [item] };
  expect(readNewsFeed(JSON.stringify(feed))).toMatchObject([{ title: 'T', summary: 'Text.' }]);
});

test('news of two feeds are as old as the older one, and have their own choices', async () => {
  const now = () => Date.parse('2026-11-20T12:00:00Z');
  const later = () => now() + 30_000;
  const item = { id: '1', title: 'T', date_published: '2026-01-02T12:00:00Z', content_text: 'Text.' };
  const feed = JSON.stringify({ version: 'https://jsonfeed.org/version/1', items: [item] });
  const [eng, es] = [await sourceOf(feed, readNewsFeed, now), await sourceOf(feed, readNewsFeed, later)];
  const news = createFedNews({ feeds: { eng, es }, now });
  expect(news.state()).toBeNull();
  expect((await news.choices('eng')).years).toEqual([{ year: 2026, count: 1 }]);
  expect((await news.choices('es')).years).toEqual([{ year: 2026, count: 1 }]);
  expect(news.state()?.asOf).toBe(new Date(now()).toISOString());
});

test('filings of one day stand by number, and say whose they are to choose from', async () => {
  const recent = {
    accessionNumber: ['0001234567-26-000001', '0001234567-26-000002', '0001234567-26-000003'],
    filingDate: ['2026-02-02', '2026-02-02', '2026-02-02'],
    reportDate: ['', '', ''],
    form: ['8-K', '8-K', '4'],
    primaryDocument: ['a.htm', 'b.htm', 'c.xml'],
    primaryDocDescription: ['', '', ''],
    isInlineXBRL: [0, 0, 0],
  };
  const source = await sourceOf(JSON.stringify({ cik: '1234567', filings: { recent } }), readSubmissions);
  const filings = createEdgarFilings(source);
  const page = await filings.company.page('eng', 1, {});
  expect(page?.items.map(({ id }) => id)).toEqual(['0001234567-26-000002', '0001234567-26-000001']);
  expect((await filings.directors.choices()).years).toEqual([{ year: 2026, count: 1 }]);
});

test('a range without a volume is a day of the chart, and no change is no minus', async () => {
  const now = () => Date.parse('2026-11-21T15:00:00Z');
  const document = {
    ...{ symbol: 'XMPL', exchange: 'Exchange', lastTrade: 31, changeNumber: 0, changePercent: 0 },
    ...{ date: '2026-11-20T16:40:00-05:00', open: 31, high: 32, low: 30 },
    closes: [
      { day: '2026-11-18', close: 30 },
      { day: '2026-11-19', close: 30 },
      { day: '2026-11-20', close: 31 },
    ],
  };
  const quotes = createFedQuotes(await sourceOf(JSON.stringify(document), readQuoteFeed, now), now);
  expect((await quotes.series())?.day).toEqual({
    day: '2026-11-20',
    open: 31,
    high: 32,
    low: 30,
    volume: null,
  });
  const day = await quotes.onDay('2026-11-19');
  expect(Object.is(day?.changeNumber, 0)).toBe(true);
  expect(day).toMatchObject({ lastTrade: 30, previousTradingDate: '2026-11-18' });
});
