import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '#i18n/i18n.ts';
import { type PageId, pages } from './manifest.ts';
import { pageLabel } from './route-words.ts';

/**
 * What every page is called in this build's language, by id. The server build exports it: a label is a message, and
 * only a build knows its words, while the commands that finish a build need them.
 */
export function pageNames(): Record<PageId, string> {
  return Object.fromEntries(pages.map(({ id }) => [id, i18n._(pageLabel(id))])) as Record<PageId, string>;
}

/** The words of a message in this build's language, for the same commands: a page's module describes the page in one. */
export const wordsOfMessage = (message: MessageDescriptor): string => i18n._(message);
