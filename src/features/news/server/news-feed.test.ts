import { afterEach, describe, expect, test, vi } from 'vitest';
import { atomText } from '#server/feeds/atom.ts';
import type { Feed } from '#server/feeds/feed.ts';
import { jsonFeedText } from '#server/feeds/json-feed.ts';
import { createCachedSource } from '#server/sources/cached-source.ts';
import { htmlToText, oneLine } from '#server/sources/feed-texts.ts';
import { readXml } from '#server/sources/xml-reader.ts';
import { growsTooFast } from '#tests/server/resilience/growth.ts';
import { readableLog, says, startOutside } from '#tests/server/support/outside-fixture.ts';
import { createFedNews } from './fed-news.ts';
import { readNewsFeed } from './news-feed.ts';

vi.setConfig({ testTimeout: 60_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

const jsonFeed = (...items: object[]) =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'News', items });
const item = {
  id: '7',
  title: 'Title',
  date_published: '2026-10-22T11:00:00Z',
  content_text: 'One.\n\nTwo.',
};

describe('JSON Feed', () => {
  test('an item is a release', () => {
    const feed = jsonFeed({
      ...item,
      url: 'https://wire.example/7',
      summary: 'Short.',
      tags: ['Results', 'x'],
    });
    expect(readNewsFeed(feed)).toEqual([
      {
        id: '7',
        releaseDate: { date: '2026-10-22' },
        title: 'Title',
        summary: 'Short.',
        category: 'results',
        body: ['One.', 'Two.'],
        original: 'https://wire.example/7',
      },
    ]);
  });

  test('the first paragraph is the summary where there is none, and nobody reads it twice', () => {
    expect(readNewsFeed(jsonFeed(item))).toMatchObject([
      { summary: 'One.', body: ['Two.'], category: 'other', original: null },
    ]);
  });

  test('a day is that of New York', () => {
    expect(readNewsFeed(jsonFeed({ ...item, date_published: '2026-10-22T03:00:00Z' }))).toMatchObject([
      { releaseDate: { date: '2026-10-21' } },
    ]);
  });

  test('an address as an id becomes digits, always the same ones', () => {
    const ids = ['https://wire.example/7', 'https://wire.example/8', '007', '0'].map(
      (id) => readNewsFeed(jsonFeed({ ...item, id }))[0]?.id ?? '',
    );
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[1-9]\d{11}$/);
    expect(readNewsFeed(jsonFeed({ ...item, id: 'https://wire.example/7' }))[0]?.id).toBe(ids[0]);
  });

  test('marks become text, and no address but https is kept', () => {
    const content_html =
      '<p>One &amp; <b>two</b></p><script>alert(1)</script><style>p{}</style><ul><li>Three</li></ul>&lt;i&gt;&#8212;&#xe9;&bogus;';
    const [release] = readNewsFeed(
      jsonFeed({ ...item, content_text: undefined, content_html, url: 'javascript:alert(1)' }),
    );
    expect([release?.summary, ...(release?.body ?? [])]).toEqual(['One & two', 'Three', '<i>—é&bogus;']);
    expect(release?.original).toBeNull();
  });

  test('items that lack what a list shows are left out; the same id counts once', () => {
    const feed = jsonFeed(
      { ...item, title: ' ' },
      { ...item, id: '' },
      { ...item, date_published: 'x' },
      item,
      item,
    );
    expect(readNewsFeed(feed)).toHaveLength(1);
  });

  test('controls and marks of direction are taken out of titles', () => {
    expect(readNewsFeed(jsonFeed({ ...item, title: 'A\u0000\u202eB\u0007\n  C\ud800' }))[0]?.title).toBe(
      'AB C\ufffd',
    );
    expect(oneLine('x'.repeat(400), 300)).toHaveLength(300);
  });
});

const rss = (inside: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>N</title>${inside}</channel></rss>`;

describe('RSS and Atom', () => {
  test('an item of RSS is a release', () => {
    const feed =
      rss(`<!-- c --><item><guid isPermaLink="false">a&amp;b</guid><title><![CDATA[Results & <more>]]></title>
      <link>https://wire.example/?a=1&#38;b=2</link><pubDate>Thu, 22 Oct 2026 07:00:00 EST</pubDate>
      <category>Dividend</category><description>&lt;p&gt;One.&lt;/p&gt;&lt;p&gt;Two.&lt;/p&gt;</description></item>`);
    expect(readNewsFeed(feed)).toMatchObject([
      {
        releaseDate: { date: '2026-10-22' },
        title: 'Results &',
        summary: 'One.',
        body: ['Two.'],
        category: 'dividend',
        original: 'https://wire.example/?a=1&b=2',
      },
    ]);
  });

  test('our own feeds can be read back, in both formats', () => {
    const own: Feed = {
      language: 'eng',
      title: 'N',
      summary: 'S',
      author: 'A',
      home: 'https://a.example/',
      self: 'https://a.example/feed',
      entries: ['1', '2'].map((id) => ({
        id: `https://a.example/${id}`,
        url: `https://a.example/${id}`,
        title: `“T” & ${id}`,
        summary: 'One < two.',
        paragraphs: ['One < two.', 'Más.'],
        published: `2026-10-2${id}T05:00:00.000Z`,
        tags: ['governance'],
        language: 'eng',
      })),
    };
    const expected = [
      {
        title: '“T” & 2',
        summary: 'One < two.',
        body: ['Más.'],
        category: 'governance',
        releaseDate: { date: '2026-10-22' },
        original: 'https://a.example/2',
      },
      { title: '“T” & 1' },
    ];
    expect(readNewsFeed(atomText(own))).toMatchObject(expected);
    expect(readNewsFeed(jsonFeedText(own))).toMatchObject(expected);
    expect(readNewsFeed(atomText(own)).map(({ id }) => id)).toEqual(
      readNewsFeed(jsonFeedText(own)).map(({ id }) => id),
    );
  });

  test('what is XHTML in an entry is read as text', () => {
    const entry = `<entry><id>1</id><title>T</title><updated>2026-01-01T12:00:00Z</updated>
      <content type="xhtml"><div><p>One.</p><p>Two.</p></div></content></entry>`;
    expect(readNewsFeed(`<feed>${entry}</feed>`)).toMatchObject([{ summary: 'One.', body: ['Two.'] }]);
  });

  test.each([
    ['a document type', '<!DOCTYPE rss [<!ENTITY a "b">]><rss><channel/></rss>'],
    ['an entity of its own', rss('<item><title>&a;</title></item>')],
    ['a name of HTML', rss('<item><title>&nbsp;</title></item>')],
    ['half a name', rss('<item><title>a & b</title></item>')],
    ['a character that is none', rss('<item><title>&#xd800;</title></item>')],
    ['an end without a beginning', '<rss></channel></rss>'],
    ['a beginning without an end', '<rss><channel>'],
    ['ends that cross', '<rss><channel><a><b></a></b></channel></rss>'],
    ['two documents', '<feed/><feed/>'],
    ['text beside the document', '<feed/>x'],
    ['an attribute without quotes', '<feed a=1/>'],
    ['a tag that is cut off', '<feed><entry'],
    ['a comment that never ends', '<feed><!-- </feed>'],
    ['forty-one levels', `${'<a>'.repeat(41)}${'</a>'.repeat(41)}`],
    ['nothing', ''],
  ])('%s is refused', (_name, text) => {
    expect(() => readXml(text)).toThrow(expect.objectContaining({ code: 'rubbish' }));
  });
});

test.each([
  ['an empty list of something else', '{"items":[]}'],
  ['no list', '{"version":"https://jsonfeed.org/version/1.1"}'],
  ['items of which none can be used', jsonFeed({ id: '1' }, { title: 'x' })],
  ['a page', '<html><body>x</body></html>'],
  ['a text', 'x'],
])('%s is no feed', (_name, text) => {
  expect(() => readNewsFeed(text)).toThrow();
});

test('a feed without items has no news', () => {
  expect(readNewsFeed(jsonFeed())).toEqual([]);
  expect(readNewsFeed(rss(''))).toEqual([]);
});

test.each([
  ['HTML', htmlToText],
  ['XML', (text: string) => quietly(() => readXml(text))],
  ['a feed', (text: string) => quietly(() => readNewsFeed(text))],
])('reading %s takes no longer than its length explains', (_name, work) => {
  for (const piece of [
    '<',
    '<p',
    '<p ',
    '<script>',
    '<script',
    '</script',
    '&',
    '&#',
    '<!--',
    '<![CDATA[',
    '<a b="',
    '<a ',
    ' ',
    '<a>',
  ])
    expect(
      growsTooFast(work, (length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)),
      piece,
    ).toBe(false);
});

function quietly(work: () => unknown): void {
  try {
    work();
  } catch {
    // It is the time that counts.
  }
}

describe('news of a feed', () => {
  async function newsOf(english: string, spanish?: string, now = Date.parse('2026-11-20T12:00:00Z')) {
    const sourceOf = async (text: string) => {
      const outside = await startOutside(says(text));
      cleanups.push(outside.close);
      return createCachedSource({
        topic: 'news',
        document: { url: outside.url, accept: '*/*', longest: 100_000 },
        read: readNewsFeed,
        file: null,
        freshFor: 60_000,
        log: readableLog().log,
        now: () => now,
      });
    };
    const feeds = {
      eng: await sourceOf(english),
      es: spanish === undefined ? null : await sourceOf(spanish),
    };
    return createFedNews({ feeds, now: () => now });
  }

  test('without a Spanish feed the Spanish site has the English texts, marked as such', async () => {
    const news = await newsOf(jsonFeed(item));
    const line = {
      id: '7',
      title: 'Title',
      releaseDate: { date: '2026-10-22' },
      category: 'other',
      opening: 'One.',
    };
    expect(await news.list('es', 1)).toEqual([{ ...line, language: 'eng' }]);
    expect(await news.list('eng', 1)).toEqual([line]);
    expect(await news.release('es', '7')).toMatchObject({ language: 'eng', newer: null, older: null });
  });

  test('a Spanish feed is the Spanish site’s own', async () => {
    const news = await newsOf(jsonFeed(item), jsonFeed({ ...item, title: 'Título' }));
    expect(await news.list('es', 1)).toEqual([
      { id: '7', title: 'Título', releaseDate: { date: '2026-10-22' }, category: 'other', opening: 'One.' },
    ]);
    expect(news.state()).toMatchObject({ isSample: false, isLastCopy: false });
  });

  test('a release of a day to come is not out, nor to be read ahead', async () => {
    const news = await newsOf(jsonFeed(item), undefined, Date.parse('2026-10-22T03:59:59Z'));
    expect(await news.counts('eng', 1)).toEqual({ page: 1, pages: 1, total: 0 });
    expect([await news.release('eng', '7'), await news.preview('eng', '7')]).toEqual([null, null]);
  });
});
