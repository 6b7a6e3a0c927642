import type { InferType } from 'yup';
import { id, listOf, record, wordList, words } from '../schema-parts.ts';

/** The letters that the server sends: plain text, a paragraph for each text. */
export const schema = record({
  /** To the person who sent a privacy request, in the language they wrote in. */
  acknowledgement: record({
    /** The subject. */
    title: words(),
    lead: words(),
    facts: listOf({ id: id(), label: words() }),
    next: record({
      heading: words(),
      body: wordList(),
      /** By when we answer, in the United States and in Canada. */
      elsewhere: record({ text: words() }),
      canada: record({ text: words() }),
    }),
    reach: record({ heading: words(), body: wordList() }),
    note: words(),
  }),
  /** To the mailbox of a form: nothing of what was sent. */
  notice: record({
    title: words(),
    lead: words(),
    facts: listOf({ id: id(), label: words() }),
    /** Above the command. */
    text: words(),
    /** What each form is called. */
    forms: record({
      privacy: record({ name: words() }),
      contact: record({ name: words() }),
      'office-hours': record({ name: words() }),
    }),
  }),
});

/** What `letters.json` holds. */
export type Letters = InferType<typeof schema>;
