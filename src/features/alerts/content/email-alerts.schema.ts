import type { InferType } from 'yup';
import { columns, id, listOf, note, record, steps, termPassage, words } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';

/** A label of a field or a button. */
const label = () => record({ label: words() });

/** A question with its hint. */
const asked = () => record({ label: words(), note: words() });

/** A sentence. */
const sentence = () => record({ text: words() });

/** What email alerts are, and the words of their pages. */
export const schema = record({
  /** While no mail server is configured. */
  closed: note(),
  kinds: record({
    heading: words(),
    lead: words(),
    caption: words(),
    columns: columns(),
    rows: listOf({ id: id(), name: words(), text: words(), detail: words() }),
  }),
  steps: record({ heading: words(), items: steps() }),
  privacy: termPassage(),
  onward: onward(),
  /** The form of the page `email-alerts`. */
  signUp: record({
    heading: words(),
    lead: words(),
    topics: asked(),
    email: asked(),
    submit: label(),
    trap: label(),
    errors: record({
      heading: words(),
      required: sentence(),
      format: sentence(),
      bound: sentence(),
      one: sentence(),
      asked: sentence(),
      wrong: sentence(),
    }),
    again: note(),
    later: note(),
    inbox: note(),
  }),
  /** The page that the link of the first letter opens. */
  confirm: record({
    heading: words(),
    lead: words(),
    chosen: record({ heading: words() }),
    submit: label(),
    note: words(),
    done: note(),
    unknown: note(),
    onward: label(),
  }),
  /** The page that the link of every alert opens. */
  manage: record({
    heading: words(),
    lead: words(),
    submit: label(),
    stop: record({ heading: words(), text: words(), label: words() }),
    /** Single vehicles and prices that somebody waits for. */
    watches: record({
      heading: words(),
      text: words(),
      label: words(),
      ended: sentence(),
      remove: label(),
      stopped: note(),
    }),
    confirmed: note(),
    saved: note(),
    stopped: note(),
    unknown: note(),
  }),
});

/** What `email-alerts.json` holds. */
export type EmailAlertsContent = InferType<typeof schema>;
