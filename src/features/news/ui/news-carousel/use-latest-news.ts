import { useEffect, useState } from 'react';
import { fetchLatestNews, type LatestRelease } from './read-news.ts';

/** Empty at first; then the releases, or the flag that they could not be had. */
export type LatestNews = { state: 'empty' | 'failed' } | { state: 'filled'; items: LatestRelease[] };

/** The newest releases, fetched when the page wakes and again whenever `reloadKey` changes. */
export function useLatestNews(reloadKey: number): LatestNews {
  const [news, setNews] = useState<LatestNews>({ state: 'empty' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means that the visitor asked for the page anew
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchLatestNews(signal).then(
      (items) => signal.aborted || setNews({ state: 'filled', items }),
      () => signal.aborted || setNews({ state: 'failed' }),
    );
    return () => controller.abort();
  }, [reloadKey]);

  return news;
}
