import type { NewsItem } from '#features/investors/model/ports.ts';
import { translateText } from '#i18n/catalog.ts';
import { messages } from '#locale/news.po';
import news from '../../content/news.json';

/** How many releases stand on the page when no script runs. */
const count = 5;

/**
 * The newest releases when the site was built, in the words of the catalog. Only the server uses them, for browsers
 * without script, so the browser's build gets an empty list and the file of all news stays out of it.
 */
export const staticNews: readonly NewsItem[] = import.meta.env.SSR
  ? newest().map(({ id, date, title }) => ({
      id,
      releaseDate: { date },
      title: translateText(title, 'news', messages),
    }))
  : [];

function newest() {
  return [...news]
    .sort((one, other) => other.date.localeCompare(one.date) || Number(other.id) - Number(one.id))
    .slice(0, count);
}
