import { type PageEntry, pages } from '#site/manifest.ts';

/** Shown before anything was asked. */
const popular = ['sell-to-us', 'what-we-buy', 'locations', 'careers', 'contacts'];

/** Small letters without accents: "Compañía" and "compania" are one word to a reader in a hurry. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The ids of the pages whose name holds every word of `query`, in the order of the manifest; the popular ones when
 * `query` is empty. The query is text: no character of it has a meaning.
 * @param nameOf The name of a page as the reader sees it.
 */
export function findPages(query: string, nameOf: (id: string) => string): string[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return popular;
  return (pages as readonly PageEntry[])
    .filter((page) => page.indexable && page.id !== 'news-release-details')
    .map((page) => page.id)
    .filter((id) => words.every((word) => plain(nameOf(id)).includes(word)));
}
