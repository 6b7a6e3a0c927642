import { i18n } from '#i18n/i18n.ts';
import type { PageId } from './manifest.ts';
import { furtherPage, pageLabels, pageTitles } from './route-words.ts';

/**
 * What a loader answers as `title` of a page with a list: nothing for its first page, which goes by the page's own name. Without
 * the number the pages of a list would be one and the same in the browser's tabs and to whoever hears them open.
 */
export function listTitle(pageId: PageId, page: number, pages: number): { title?: string } {
  if (page < 2) return {};
  const title = i18n._(pageTitles[pageId] ?? pageLabels[pageId]);
  return { title: i18n._(furtherPage.id, { title, page, pages }) };
}
