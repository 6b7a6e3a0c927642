import { array, type InferType, string } from 'yup';
import { id, listOf, present, record, words } from '#i18n/schema-parts.ts';
import { pageId } from '#site/page-id.ts';

/** The page that answers a search for a yard. */
export const schema = record({
  call: record({ heading: words(), lead: words() }),
  lines: listOf({
    id: string()
      .oneOf(['scrap', 'cars', 'parts'] as const, 'must be a telephone line of the brand')
      .required(present),
    hours: string()
      .oneOf(['scale', 'daily'] as const, 'must be hours of the contacts')
      .required(present),
    /** The kinds of yard for which this line helps. */
    kinds: array(
      string()
        .oneOf(['metals', 'auto', 'all'] as const, 'must be a kind of yard to look for')
        .required(present),
    )
      .min(1, 'must name a kind of yard')
      .required(present),
    title: words(),
    text: words(),
  }),
  tips: record({ heading: words(), items: listOf({ id: id(), name: words(), text: words() }) }),
  onward: record({
    heading: words(),
    items: listOf({
      id: pageId(),
      /** The place on the page. */
      hash: string().min(1, 'must name a place or be left out').optional(),
      text: words(),
    }),
  }),
});

/** What `location-search.json` holds. */
export type LocationSearchContent = InferType<typeof schema>;
