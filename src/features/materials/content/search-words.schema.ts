import type { InferType } from 'yup';
import { id, listOf, record, words } from '#i18n/content-schema.ts';

const choice = { heading: words(), label: words() };

/** What the page of the catalogue says around its entries. It comes with the data of its page, whose script has no room for it. */
export const schema = record({
  /** Names the form, for listeners. */
  name: words(),
  thing: record({ heading: words(), hint: words() }),
  /** `label` is the first choice of a list: no matter which. */
  family: record(choice),
  verdict: record(choice),
  magnet: record({ ...choice, hint: words(), items: listOf({ id: id(), label: words() }) }),
  submit: words(),
  /** Above what answers: how many entries of the whole catalogue or of a family, or how many answer a text. */
  result: record({ all: words(), text: words() }),
  /** What the grades of a family unfold from. */
  grades: record({ paid: words(), sold: words() }),
  /** Names of the lists, and the link from an answer to the whole catalogue. */
  lists: record({
    ...{ families: words(), things: words(), grades: words(), whole: words() },
    /** Before what a magnet does on a thing, how it is paid, and the grades that it becomes. */
    ...{ magnet: words(), paid: words(), becomes: words() },
  }),
  /** Heads of the columns of grades; `nothing` stands in the column `know` where there is nothing to know. */
  table: record({ grade: words(), typical: words(), know: words(), both: words(), nothing: words() }),
  /** Below the name of a grade: the code word of the trade. */
  code: words(),
  /** What a magnet does on a thing. */
  magnets: listOf({ id: id(), label: words() }),
  /** What a thing is paid by. */
  pays: listOf({ id: id(), label: words() }),
  /** When nothing answers. */
  nothing: record({ near: words(), heading: words(), text: words(), families: words(), label: words() }),
  /** While the server does not answer. */
  silence: record({ heading: words(), text: words() }),
});

/** What `search-words.json` holds. */
export type SearchWordsContent = InferType<typeof schema>;
