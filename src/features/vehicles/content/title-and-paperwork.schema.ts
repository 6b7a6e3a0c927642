import type { InferType } from 'yup';
import { columns, day, id, listOf, record, words } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';

const table = { heading: words(), lead: words(), caption: words(), columns: columns() };

/** The guide to the papers of a vehicle. */
export const schema = record({
  caution: record({ title: words(), text: words() }),
  list: record({
    heading: words(),
    parts: listOf({ id: id(), heading: words(), items: listOf({ id: id(), text: words() }) }),
  }),
  cases: record({ ...table, rows: listOf({ id: id(), name: words(), text: words(), note: words() }) }),
  places: record({
    ...table,
    /** `detail` is the time to file, `note` the source, `readOn` the day on which a copy of it was read or looked for. */
    rows: listOf({
      id: id(),
      name: words(),
      text: words(),
      detail: words(),
      note: words(),
      readOn: day(),
    }),
    note: words(),
  }),
  words: record({ heading: words(), items: listOf({ id: id(), name: words(), text: words() }) }),
  onward: onward(),
});

/** What `title-and-paperwork.json` holds. */
export type TitleAndPaperworkContent = InferType<typeof schema>;
