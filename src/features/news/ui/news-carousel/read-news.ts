import type { NewsItem, NewsListItem } from '#features/investors/model/ports.ts';

/** A release of the call. What it tells beyond its line is welcome, and missing where another source answers. */
export type LatestRelease = NewsItem & Partial<NewsListItem>;

/** How many releases the home page shows. */
export const latestCount = 5;

/**
 * The newest releases in what `GET /api/investornews/1` answered; fewer when there are fewer. What is no release is left out:
 * it would become a dead link, and the others are news all the same. An `id` may come as a number.
 * @throws when the answer is no list, or a list of which nothing is a release.
 */
export function readLatestNews(answer: unknown): LatestRelease[] {
  if (!Array.isArray(answer)) throw new TypeError('The news call did not answer with a list.');
  const releases = answer.map(withTextId).filter(isNewsItem);
  if (releases.length === 0 && answer.length > 0)
    throw new TypeError('The news call answered with a list of which nothing is a release.');
  return releases.slice(0, latestCount);
}

/** Asks for the newest releases. Rejects when they cannot be had, and when `signal` says that nobody waits any more. */
export async function fetchLatestNews(signal: AbortSignal): Promise<LatestRelease[]> {
  const response = await fetch('/api/investornews/1', { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The news call answered ${response.status}.`);
  return readLatestNews(await response.json());
}

function withTextId(item: unknown): unknown {
  const isNumbered =
    typeof item === 'object' && item !== null && 'id' in item && Number.isSafeInteger(item.id);
  return isNumbered ? { ...item, id: String(item.id) } : item;
}

function isNewsItem(value: unknown): value is LatestRelease {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, releaseDate } = value as Partial<Record<keyof NewsItem, unknown>>;
  if (typeof id !== 'string' || !/^\d+$/.test(id) || typeof title !== 'string') return false;
  if (typeof releaseDate !== 'object' || releaseDate === null || !('date' in releaseDate)) return false;
  return typeof releaseDate.date === 'string' && /^\d{4}-\d{2}-\d{2}/.test(releaseDate.date);
}
