import { pathTo } from '#site/paths.ts';

/** What a list of news was asked for; empty stands for all. */
export interface NewsChoice {
  year: string;
  category: string;
}

/** Where the list of such releases stands: the newest, or a page of older ones with the focus on its heading. */
export function newsListPath({ year, category }: NewsChoice, page = 1): string {
  const search = {
    ...(year && { year }),
    ...(category && { category }),
    ...(page > 1 && { page: `${page}` }),
  };
  return pathTo('news-releases', Object.keys(search).length > 0 ? { search } : {});
}

/** Where one release stands. */
export function releasePath(id: string): string {
  return pathTo('news-release-details', { parameters: { id } });
}
