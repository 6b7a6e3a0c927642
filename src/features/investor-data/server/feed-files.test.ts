import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewsRecord } from '#features/news/content/news.schema.ts';
import { atomText } from '#server/feeds/atom.ts';
import { type Feed, lastUpdate } from '#server/feeds/feed.ts';
import { jsonFeedText } from '#server/feeds/json-feed.ts';
import { english, type Fixture, local, spanish, startFixture } from '#tests/server/support/app-fixture.ts';

const news: NewsRecord[] = Array.from({ length: 25 }, (_, index) => ({
  id: String(100 + index),
  date: `2026-01-${String(index + 1).padStart(2, '0')}`,
  category: 'results' as const,
  title: index === 24 ? 'First' : `Title <${index}> & more`,
  summary: 'Text.',
  body: ['Second paragraph.'],
}));

let site: Fixture;
beforeAll(async () => {
  site = await startFixture({ news, now: () => Date.parse('2027-01-20T15:00:00Z') });
});
afterAll(() => site.remove());

const get = (path: string, origin = english, headers: Record<string, string> = {}) =>
  site.get(`${origin}/feeds/${path}`, headers);

/** The feed as an XML reader sees it. @throws when it is not well-formed. */
const readXml = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document;

describe.each(['news', 'events'])('the feed of %s', (name) => {
  test('is Atom with all that the format asks for', async () => {
    const reply = await get(`${name}.atom`);
    expect(reply.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const { documentElement: feed } = readXml(await reply.text());
    expect(feed.getAttribute('xml:lang')).toBe('en');
    expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe(`${english}/feeds/${name}.atom`);
    for (const required of ['feed > id', 'feed > title', 'feed > updated', 'feed > author > name'])
      expect(feed.querySelector(required)?.textContent, required).toMatch(/\S/);
    const entries = [...feed.querySelectorAll('entry')];
    expect(entries.length).toBeGreaterThan(10);
    const ids = entries.map((entry) => entry.querySelector('id')?.textContent);
    expect(new Set(ids).size).toBe(ids.length);
    for (const entry of entries) {
      expect(entry.querySelector('title')?.textContent).toMatch(/\S/);
      expect(entry.querySelector('updated')?.textContent).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(URL.canParse(entry.querySelector('link[rel=alternate]')?.getAttribute('href') ?? '')).toBe(true);
    }
  });

  test('is JSON Feed with the same entries', async () => {
    const reply = await get(`${name}.json`);
    expect(reply.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    const feed = await reply.json();
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${english}/feeds/${name}.json`,
      language: 'en',
    });
    const xml = readXml(await (await get(`${name}.atom`)).text());
    const titles = [...xml.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
    expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(titles);
  });

  test('is Spanish on the Spanish host, and on the local one for who chose it', async () => {
    const own = await (await get(`${name}.json`, spanish)).json();
    expect([own.language, own.feed_url]).toEqual(['es', `${spanish}/feeds/${name}.json`]);
    const chosen = await get(`${name}.json`, local, { cookie: 'site-language=es' });
    expect([chosen.headers.get('content-language'), chosen.headers.get('vary')]).toEqual(['es', 'Cookie']);
  });

  test('is not sent twice to a reader who has it', async () => {
    const first = await get(`${name}.atom`);
    const etag = first.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await get(`${name}.atom`, english, { 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await get(`${name}.atom`, spanish, { 'if-none-match': etag })).status).toBe(200);
  });
});

test('news come with their texts, the newest twenty first', async () => {
  const { items } = await (await get('news.json', spanish)).json();
  expect(items).toHaveLength(20);
  expect(items[0]).toMatchObject({
    title: 'Primero',
    content_html: '<p>Text.</p><p>Second paragraph.</p>',
    date_published: '2026-01-25T05:00:00.000Z',
    tags: ['results'],
    url: `${spanish}/compania/inversionistas/comunicado/124`,
  });
});

test('an event is told of two weeks ahead, in Eastern Time, with its calendar file', async () => {
  const { items } = await (await get('events.json')).json();
  expect(items[0]).toMatchObject({
    title: 'Annual meeting of shareholders 2027',
    url: `${english}/company/investors/events/20270127`,
    date_published: '2027-01-13T16:00:00.000Z',
    attachments: [{ url: `${english}/api/investorevents/20270127/calendar.ics`, mime_type: 'text/calendar' }],
  });
  expect(items[0].content_html).toMatch(
    /^<p>January 27, 2027, 11:00\xa0a\.m\. to 12:30\xa0p\.m\. Eastern Time<\/p>/,
  );
});

test.each(['x.atom', 'news.rss', 'news.atom.xml', 'news', '__proto__.json', 'news.atom%00'])(
  '%s is no feed',
  async (path) => {
    expect((await get(path)).status).not.toBe(200);
  },
);

test('a feed cannot be written to', async () => {
  expect((await site.get(`${english}/feeds/news.atom`, {}, 'POST')).status).toBe(405);
});

const hostile: Feed = {
  language: 'eng',
  title: ']]><script>&amp;',
  summary: '',
  author: 'A',
  home: 'https://www.site.example/?a=1&b="2"',
  self: 'https://www.site.example/feeds/news.atom',
  entries: [
    {
      id: 'https://www.site.example/1',
      url: 'https://www.site.example/1',
      title: 'a\u0000b\u000bc\ud800d\uffffe',
      summary: '</summary></entry>',
      paragraphs: ['<img src=x onerror=alert(1)>'],
      published: '2026-01-01T05:00:00.000Z',
      tags: ['"><x'],
      language: 'es',
    },
  ],
};

test('no text becomes markup, and what XML does not know is left out', () => {
  const { documentElement: feed } = readXml(atomText(hostile));
  expect(feed.querySelector('title')?.textContent).toBe(hostile.title);
  expect(feed.querySelectorAll('entry')).toHaveLength(1);
  expect(feed.querySelector('entry > title')?.textContent).toBe('abc\ufffdde');
  expect(feed.querySelector('entry')?.getAttribute('xml:lang')).toBe('es');
  expect(feed.querySelector('content')?.textContent).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  expect(JSON.parse(jsonFeedText(hostile)).items[0].content_html).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  );
});

test('a feed without entries is still one', () => {
  const empty = { ...hostile, entries: [] };
  expect(lastUpdate(empty)).toBe('2000-01-01T00:00:00.000Z');
  expect(readXml(atomText(empty)).querySelector('updated')).not.toBeNull();
});
