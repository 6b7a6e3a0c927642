import { countEach, pageOf } from '#features/investors/model/paging.ts';
import {
  type NewsChoices,
  type NewsCounts,
  type NewsDetail,
  type NewsFilter,
  type NewsItem,
  type NewsListItem,
  type NewsPage,
  type NewsRelease,
  newsCategories,
  newsPageSize,
} from '#features/investors/model/ports.ts';
import { firstSentence } from './first-sentence.ts';

/** A page of releases, which are the newest first; `null` when there is no such page. */
export function newsPage(
  releases: readonly NewsRelease[],
  page: number,
  filter?: NewsFilter,
): NewsPage | null {
  return pageOf(chosen(releases, filter), page, newsPageSize)?.items.map(listItem) ?? null;
}

/** Where a page stands; `null` when there is no such page. */
export function newsCounts(
  releases: readonly NewsRelease[],
  page: number,
  filter?: NewsFilter,
): NewsCounts | null {
  const found = pageOf(chosen(releases, filter), page, newsPageSize);
  return found && { page: found.page, pages: found.pages, total: found.total };
}

/** A release between its neighbours; `null` when none has this id. */
export function newsDetail(releases: readonly NewsRelease[], id: string): NewsDetail | null {
  const place = releases.findIndex((release) => release.id === id);
  const release = releases[place];
  if (!release) return null;
  const itemAt = (index: number) => (releases[index] ? newsItem(releases[index]) : null);
  return { ...release, newer: itemAt(place - 1), older: itemAt(place + 1) };
}

/** What visitors can choose between. */
export function newsChoices(releases: readonly NewsRelease[]): NewsChoices {
  const years = countEach(releases.map(yearOf));
  const categories = countEach(releases.map(({ category }) => category));
  return {
    years: [...years].map(([year, count]) => ({ year, count })).sort((a, b) => b.year - a.year),
    categories: newsCategories.flatMap((category) => {
      const count = categories.get(category);
      return count === undefined ? [] : [{ category, count }];
    }),
  };
}

/** A release as a line of a list. */
export function newsItem({ id, releaseDate, title, language }: NewsRelease): NewsItem {
  return { id, releaseDate, title, ...(language ? { language } : {}) };
}

function listItem(release: NewsRelease): NewsListItem {
  const { category, summary, figures } = release;
  return { ...newsItem(release), category, opening: firstSentence(summary), ...(figures ? { figures } : {}) };
}

function chosen(releases: readonly NewsRelease[], filter: NewsFilter = {}): readonly NewsRelease[] {
  const { year, category } = filter;
  return releases.filter(
    (release) =>
      (year === undefined || yearOf(release) === year) &&
      (category === undefined || release.category === category),
  );
}

function yearOf({ releaseDate }: NewsRelease): number {
  return Number(releaseDate.date.slice(0, 4));
}
