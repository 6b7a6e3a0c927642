import { easternMoment } from '#features/investors/model/eastern-time.ts';
import type { NewsRelease } from '#features/investors/model/ports.ts';
import { type NewsCategory, newsCategories } from '#features/investors/model/ports.ts';
import { isRecord } from '#i18n/world/is-record.ts';
import { isHttps } from '#server/env-rules.ts';
import { digitsOf } from '#server/sources/feed-ids.ts';
import { htmlToText, oneLine, paragraphsOf } from '#server/sources/feed-texts.ts';
import { DocumentRefused } from '#server/sources/fetch-document.ts';
import type { FeedItem } from './feed-item.ts';
import { readXmlFeed } from './xml-feed.ts';

/** More than any company publishes in a feed. */
const mostItems = 1000;

/**
 * The releases of a feed, the newest first: JSON Feed 1, RSS 2.0 or Atom. Items without title or date are left out; texts
 * become plain text.
 * @throws DocumentRefused with `rubbish` when it is no feed, or has items of which none can be used.
 */
export function readNewsFeed(text: string): NewsRelease[] {
  const items = (/^\s*\{/.test(text) ? readJsonFeed(text) : readXmlFeed(text)).slice(0, mostItems);
  const releases = items.flatMap((item) => release(item) ?? []);
  if (items.length > 0 && releases.length === 0) throw new DocumentRefused('rubbish');
  const known = new Map<string, NewsRelease>();
  for (const each of releases) if (!known.has(each.id)) known.set(each.id, each);
  return [...known.values()].sort((a, b) => b.releaseDate.date.localeCompare(a.releaseDate.date));
}

function readJsonFeed(text: string): FeedItem[] {
  const feed: unknown = JSON.parse(text);
  if (!isRecord(feed) || !/^https:\/\/jsonfeed\.org\/version\/1/.test(textOf(feed.version)))
    throw new DocumentRefused('rubbish');
  if (!Array.isArray(feed.items)) throw new DocumentRefused('rubbish');
  return feed.items.filter(isRecord).map((item) => ({
    id: typeof item.id === 'number' ? String(item.id) : textOf(item.id),
    title: textOf(item.title),
    date: textOf(item.date_published),
    summary: textOf(item.summary),
    text: textOf(item.content_text) || htmlToText(textOf(item.content_html)),
    url: textOf(item.url),
    tags: Array.isArray(item.tags) ? item.tags.filter((tag) => typeof tag === 'string') : [],
  }));
}

function release(item: FeedItem): NewsRelease | undefined {
  const title = oneLine(item.title, 300);
  const moment = Date.parse(item.date);
  if (item.id === '' || title === '' || Number.isNaN(moment)) return undefined;
  const paragraphs = paragraphsOf(item.text);
  const summary = oneLine(item.summary, 2000) || paragraphs[0] || title;
  return {
    id: digitsOf(item.id),
    releaseDate: { date: easternMoment(moment).day },
    title,
    summary,
    category: categoryOf(item.tags),
    body: paragraphs[0] === summary ? paragraphs.slice(1) : paragraphs,
    original: isHttps(item.url) ? new URL(item.url).href : null,
  };
}

function categoryOf(tags: readonly string[]): NewsCategory {
  const known = tags.map((tag) => tag.trim().toLowerCase());
  return newsCategories.find((category) => known.includes(category)) ?? 'other';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
