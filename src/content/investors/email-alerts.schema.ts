import type { InferType } from 'yup';
import { columns, id, listOf, onward, record, words } from '../schema-parts.ts';
import { note, steps, termPassage } from './parts.ts';

/** What e-mail alerts will be. */
export const schema = record({
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
});

/** What `email-alerts.json` holds. */
export type EmailAlertsContent = InferType<typeof schema>;
