import type { InferType } from 'yup';
import { id, listOf, record, text, time, whole, wordList, words } from '#i18n/content-schema.ts';

/** A figure that stands in `esg.json`, so that two pages never tell two figures. */
const figures = () =>
  listOf({
    /** Id of the row there. */
    row: id(),
    digits: whole(0),
    label: words(),
  });

/** How people work here. */
export const schema = record({
  dayLead: record({ lead: words() }),
  phrasesLead: record({ lead: words() }),
  day: listOf({
    id: id(),
    at: time(),
    title: words(),
    text: words(),
  }),
  safety: figures(),
  /** Words of the yard in both languages: neither is translated. */
  phrases: listOf({ english: text(), spanish: text() }),
  asks: listOf({ id: id(), label: words(), text: words() }),
  learning: record({
    body: wordList(),
    facts: figures(),
  }),
  local: record({ body: wordList() }),
});

/** What `culture.json` holds. */
export type CultureContent = InferType<typeof schema>;
