import type { InferType } from 'yup';
import { columns, id, listOf, oneOf, record, terms, words } from '#i18n/content-schema.ts';
import { onward, pageId } from '#site/page-id.ts';
import { committees } from './board.schema.ts';

/** An id that may be left out. */
const place = () => id().optional();

/** How the company is governed; the directors stand in `board.json`. */
export const schema = record({
  figures: listOf({ id: id(), label: words(), note: words() }),
  /** How a part of the board is written. */
  share: record({ text: words() }),
  board: record({
    heading: words(),
    lead: words(),
    caption: words(),
    columns: columns(),
    standings: listOf({ id: id(), label: words() }),
    seats: listOf({ id: id(), label: words() }),
    note: words(),
  }),
  committees: record({
    heading: words(),
    lead: words(),
    items: listOf({
      id: oneOf(committees),
      title: words(),
      text: words(),
      duties: listOf({ id: id(), text: words() }),
    }),
  }),
  letters: record({ heading: words(), lead: words(), items: terms(), label: words() }),
  papers: record({
    heading: words(),
    lead: words(),
    request: record({ note: words() }),
    groups: listOf({
      id: id(),
      heading: words(),
      /** `page` is the id of the page that shows the paper, `hash` the place on it. */
      items: listOf({
        id: id(),
        page: pageId().optional(),
        hash: place(),
        name: words(),
        text: words(),
      }),
    }),
  }),
  onward: onward(),
});

/** What `governance.json` holds. */
export type GovernanceContent = InferType<typeof schema>;
