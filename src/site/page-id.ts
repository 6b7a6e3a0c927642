import { listOf, present, record, text, words } from '#i18n/content-schema.ts';
import { type PageId, pages } from './manifest.ts';

const ids: readonly PageId[] = pages.map(({ id }) => id);

/** Where a content file names a page of the site: a page that does not exist is refused before anything links to it. */
export const pageId = () =>
  text()
    .oneOf(ids, ({ value }) => `must be the id of a page in site/manifest.ts; is ${JSON.stringify(value)}`)
    .required(present);

/** The ways onward at the end of a page: ids of pages, each with a sentence. */
export const onward = () => record({ heading: words(), items: listOf({ id: pageId(), text: words() }) });
