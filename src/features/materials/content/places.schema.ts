import { array, type InferType, string } from 'yup';
import { id, listOf, oneOf, record, words } from './schema-parts.ts';

const rule = () => ({
  id: id(),
  subject: oneOf(['identity', 'record', 'ownership', 'payment']),
  /** Ids of goods that it holds for; [] for all. */
  goods: array(id()).required('must be there, [] for all'),
  text: words(),
});

/** What to bring: our own rules everywhere, and the rules of the few places that we have a source for. */
export const schema = record({
  /** The day on which the places were last compared with their sources. */
  checkedOn: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, yyyy-mm-dd')
    .required('must be there'),
  goods: listOf({ id: id(), name: words() }),
  everywhere: listOf(rule()),
  /** `label` cites the source, `note` says how sure it is. */
  places: listOf({ id: id(), name: words(), label: words(), note: words(), rules: listOf(rule()) }),
});

/** What `places.json` holds. */
export type PlacesContent = InferType<typeof schema>;
