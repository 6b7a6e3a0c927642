import type { InferType } from 'yup';
import { id, listOf, oneOf, record, whole, words } from '#i18n/content-schema.ts';
/** How a sale goes, from the gate to the payment. */
export const schema = record({
  steps: listOf({
    id: id(),
    art: oneOf(['gate', 'radiation', 'scale', 'unload', 'grade', 'weigh-out', 'ticket']),
    shortest: whole(1),
    longest: whole(1),
    title: words(),
    text: words(),
  }),
  /** The worked example: a truck with and without its load. */
  example: record({
    gross: whole(1),
    tare: whole(1),
    rows: listOf({ id: oneOf(['gross', 'tare', 'net']), name: words(), text: words() }),
  }),
  price: listOf({ id: id(), name: words(), text: words() }),
  sellers: listOf({ id: id(), name: words(), text: words() }),
  checklist: listOf({ id: id(), text: words() }),
  /** `detail` what it holds, `note` how large it is, `text` what it is good for. */
  containers: listOf({ id: id(), name: words(), detail: words(), note: words(), text: words() }),
});

/** What `visit.json` holds. */
export type VisitContent = InferType<typeof schema>;
