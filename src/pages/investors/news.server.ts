import newsFrame from '#content/investors/news-frame.json';
import type { NewsCategory, NewsItem, NewsPort, NewsRelease } from '#features/investors/model/ports.ts';
import { translateContent } from '#i18n/content-words.ts';
import { language } from '#i18n/current.ts';
import { messages } from '#locale/investors-content.po';
import { deskValues } from './desks.server.ts';

const readFrame = () => translateContent(newsFrame, 'news-frame', messages, { values: deskValues });

/**
 * A page of the list, its releases by year, each with the name of its category.
 * @returns `null` when there is no such page.
 */
export async function readNewsList(news: NewsPort, page: number) {
  const [items, counts] = await Promise.all([news.list(language, page), news.counts(language, page)]);
  if (!items || !counts) return null;
  const { categories, aside } = readFrame();
  const releases = await Promise.all(items.map(({ id }) => news.release(language, id)));
  const known = releases.filter((release) => release !== null);
  const years = [...new Set(known.map(yearOf))];
  return {
    page: counts.page,
    pages: counts.pages,
    aside,
    years: years.map((year) => ({
      year,
      releases: known
        .filter((release) => yearOf(release) === year)
        .map(({ id, title, releaseDate, category }) => ({
          id,
          title,
          day: releaseDate.date,
          category: labelOf(categories, category),
        })),
    })),
  };
}

/** What stands around one release: its category in words, its neighbours, and who answers questions. */
export async function readReleaseFrame(news: NewsPort, release: NewsRelease) {
  const { categories, about, contacts, sample } = readFrame();
  const all = await allItems(news);
  const place = all.findIndex(({ id }) => id === release.id);
  const neighbour = (item: NewsItem | undefined) => item && { id: item.id, title: item.title };
  return {
    category: labelOf(categories, release.category),
    about,
    contacts,
    sample,
    newer: place > 0 ? neighbour(all[place - 1]) : undefined,
    older: place < 0 ? undefined : neighbour(all[place + 1]),
  };
}

/** What stands around one release, as its parts take it. */
export type ReleaseFrame = Awaited<ReturnType<typeof readReleaseFrame>>;

/** A page of the list, as its parts take it. */
export type NewsListPage = NonNullable<Awaited<ReturnType<typeof readNewsList>>>;

async function allItems(news: NewsPort): Promise<NewsItem[]> {
  const pages = (await news.counts(language, 1))?.pages ?? 0;
  const lists = await Promise.all(
    Array.from({ length: pages }, (_, index) => news.list(language, index + 1)),
  );
  return lists.flatMap((items) => items ?? []);
}

function yearOf({ releaseDate }: NewsItem): string {
  return releaseDate.date.slice(0, 4);
}

function labelOf(categories: readonly { id: string; label: string }[], category: NewsCategory): string {
  return categories.find(({ id }) => id === category)?.label ?? '';
}
