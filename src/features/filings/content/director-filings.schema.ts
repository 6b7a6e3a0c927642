import type { InferType } from 'yup';
import { columns, id, listOf, note, record, termPassage, words } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';
/** What directors, leaders and large owners report. */
export const schema = record({
  sample: note(),
  who: termPassage(),
  forms: record({
    heading: words(),
    caption: words(),
    columns: columns(),
    rows: listOf({ id: id(), name: words(), label: words(), text: words(), detail: words() }),
  }),
  codes: record({
    heading: words(),
    lead: words(),
    caption: words(),
    columns: columns(),
    rows: listOf({ id: id(), name: words(), label: words(), text: words() }),
  }),
  windows: record({
    heading: words(),
    lead: words(),
    items: listOf({ id: id(), label: words(), title: words(), text: words() }),
    note: note(),
  }),
  onward: onward(),
});

/** What `director-filings.json` holds. */
export type DirectorFilingsContent = InferType<typeof schema>;
