import type { InferType } from 'yup';
import { id, list, listOf, maybeText, oneOf, record, words } from '#i18n/content-schema.ts';
import { pageId } from '#site/page-id.ts';
/** The page that answers a search for a yard. */
export const schema = record({
  call: record({ heading: words(), lead: words() }),
  lines: listOf({
    id: oneOf(['scrap', 'cars', 'parts']),
    hours: oneOf(['scale', 'daily']),
    /** The kinds of yard for which this line helps. */
    kinds: list(oneOf(['metals', 'auto', 'all'])),
    title: words(),
    text: words(),
  }),
  tips: record({ heading: words(), items: listOf({ id: id(), name: words(), text: words() }) }),
  onward: record({
    heading: words(),
    items: listOf({
      id: pageId(),
      /** The place on the page. */
      hash: maybeText(),
      text: words(),
    }),
  }),
});

/** What `location-search.json` holds. */
export type LocationSearchContent = InferType<typeof schema>;
