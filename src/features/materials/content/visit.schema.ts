import { type InferType, number } from 'yup';
import { id, listOf, oneOf, record, words } from './schema-parts.ts';

const minutes = () =>
  number().integer('must be whole minutes').positive('must be more than none').required('must be there');
const pounds = () =>
  number().integer('must be whole pounds').positive('must be more than none').required('must be there');

/** How a sale goes, from the gate to the payment. */
export const schema = record({
  steps: listOf({
    id: id(),
    art: oneOf(['gate', 'radiation', 'scale', 'unload', 'magnet', 'crane', 'ticket']),
    shortest: minutes(),
    longest: minutes(),
    title: words(),
    text: words(),
  }),
  /** The worked example: a truck with and without its load. */
  example: record({
    gross: pounds(),
    tare: pounds(),
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
