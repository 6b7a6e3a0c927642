import type { MessageDescriptor } from '@lingui/core';
import { brand } from '#brand';
import type { Language } from '#i18n/language.ts';
import { type PageId, pageEntry } from '#site/manifest.ts';
import { pageLabels, pageTitles } from '#site/route-words.ts';

/** The document title: `{brand} | {title}`, or the brand alone where a page has none. */
export function pageTitle(title: string | null): string {
  return title ? `${brand.name} | ${title}` : brand.name;
}

/** What a page is called in the document title: `null` where the specification gives it no title in that language. */
export function titleMessage(pageId: PageId, language: Language): MessageDescriptor | null {
  const page = pageEntry(pageId);
  if (page.untitledIn?.includes(language)) return null;
  return pageTitles[pageId] ?? pageLabels[pageId];
}
