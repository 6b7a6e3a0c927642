import type { NewsFilter, NewsItem, NewsPort, NewsRelease } from '#features/investors/model/ports.ts';
import { type NewsCategory, newsCategories } from '#features/investors/model/ports.ts';
import { deskValues } from '#features/investors/ui/desks.server.ts';
import { askedPage, readAge } from '#features/investors/ui/live.server.ts';
import { language } from '#i18n/current.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/investors-content.po';
import newsFrame from '../content/news-frame.json';
import { schema as newsFrameSchema } from '../content/news-frame.schema.ts';

const readFrame = () =>
  translateContent(newsFrameSchema, newsFrame, 'news-frame', messages, { values: deskValues });

/** What stands on the page of news whatever the list holds. */
export function readNewsAside() {
  return readFrame().aside;
}

/**
 * The part of the list that an address asks for (`year`, `category`, `page`), by year, each release with the name of its
 * category. A year or a category that no release has counts as none.
 * @returns `null` when the list has no such page.
 */
export async function readNewsList(news: NewsPort, parameters: URLSearchParams) {
  const choices = await news.choices(language);
  const filter = askedFilter(parameters, {
    years: choices.years.map(({ year }) => year),
    categories: choices.categories.map(({ category }) => category),
  });
  const page = askedPage(parameters);
  const [items, counts] = await Promise.all([
    news.list(language, page, filter),
    news.counts(language, page, filter),
  ]);
  if (!items || !counts) return null;
  const { categories } = readFrame();
  const releases = await Promise.all(items.map(({ id }) => news.release(language, id)));
  const known = releases.filter((release) => release !== null);
  const years = [...new Set(known.map(yearOf))];
  return {
    ...counts,
    ...readAge(news.state()),
    filter: { year: filter.year === undefined ? '' : `${filter.year}`, category: filter.category ?? '' },
    choices: {
      years: choices.years.map(({ year, count }) => ({ value: `${year}`, label: `${year} (${count})` })),
      categories: choices.categories.map(({ category, count }) => ({
        value: category as string,
        label: `${labelOf(categories, category)} (${count})`,
      })),
    },
    years: years.map((year) => ({
      year,
      releases: known
        .filter((release) => yearOf(release) === year)
        .map((release) => newsLine(release, categories)),
    })),
  };
}

/** The newest releases, as many as asked, for other pages. */
export async function readLatestNews(news: NewsPort, count: number) {
  const { categories } = readFrame();
  const items = (await news.list(language, 1)) ?? [];
  const releases = await Promise.all(items.slice(0, count).map(({ id }) => news.release(language, id)));
  return releases.filter((release) => release !== null).map((release) => newsLine(release, categories));
}

/** What stands around one release: its category in words, who answers questions, and that it is a sample, if it is. */
export function readReleaseFrame(news: NewsPort, release: NewsRelease) {
  const { categories, about, contacts, sample } = readFrame();
  return {
    category: labelOf(categories, release.category),
    about,
    contacts,
    sample: news.state()?.isSample === false ? null : sample,
  };
}

/** A page of the list, as its parts take it. */
export type NewsListPage = NonNullable<Awaited<ReturnType<typeof readNewsList>>>;

/** One release of a list, as its parts take it. */
export type NewsLine = ReturnType<typeof newsLine>;

type Labels = readonly { id: string; label: string }[];

function newsLine({ id, title, releaseDate, category, language: own }: NewsRelease, categories: Labels) {
  return { id, title, language: own, day: releaseDate.date, category: labelOf(categories, category) };
}

/** What an address asks for, as far as there is any: (`?year=1850&category=results`) → results of all years. */
export function askedFilter(
  parameters: URLSearchParams,
  known: { years: readonly number[]; categories: readonly NewsCategory[] },
): NewsFilter {
  const year = known.years.find((each) => `${each}` === parameters.get('year'));
  const category = newsCategories.find(
    (each) => each === parameters.get('category') && known.categories.includes(each),
  );
  return { ...(year === undefined ? {} : { year }), ...(category === undefined ? {} : { category }) };
}

function yearOf({ releaseDate }: NewsItem): string {
  return releaseDate.date.slice(0, 4);
}

function labelOf(categories: Labels, category: NewsCategory): string {
  return categories.find(({ id }) => id === category)?.label ?? '';
}
