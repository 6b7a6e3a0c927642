import type { InferType } from 'yup';
import { day, id, idList, listOf, oneOf, pattern, record, text, words } from '#i18n/content-schema.ts';

const rule = {
  id: id(),
  subject: oneOf(['identity', 'record', 'ownership', 'payment']),
  /** Ids of goods that it holds for; [] for all. */
  goods: idList(),
  text: words(),
};

/** What to bring: our own rules everywhere, and the law of every state and province where a yard has a gate. */
export const schema = record({
  /** What the page says around the rules: above the table, below the sources, and how far it can be relied on. */
  words: record({
    table: record({ heading: words(), text: words() }),
    sources: words(),
    decides: record({ title: words(), text: words() }),
  }),
  goods: listOf({ id: id(), name: words() }),
  everywhere: listOf(rule),
  places: listOf({
    id: id(),
    /** Two letters of the state or province, as the yards have them. */
    region: pattern(/^[A-Z]{2}$/, 'be two letters'),
    name: words(),
    /** `label` says which texts were read, `note` how sure that is. */
    label: words(),
    note: words(),
    sources: listOf({
      id: id(),
      /** The citation, in the words of the law. */
      name: text(),
      /** Where the legislature or the agency keeps the text. It is not said that it was opened there. */
      address: pattern(/^https:\/\//, 'begin with https://'),
      /** Whether a copy of the text itself was read, or only what an agency, a bill or a report says of it. */
      known: oneOf(['text', 'report']),
      /** The day on which a copy was read. Change it only when that has happened. */
      readOn: day(),
    }),
    /** `source` is an id of `sources`. */
    rules: listOf({ ...rule, source: id() }),
  }),
});

/** What `places.json` holds. */
export type PlacesContent = InferType<typeof schema>;
