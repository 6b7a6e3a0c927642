import type { InferType } from 'yup';
import { day, id, idList, listOf, oneOf, record, words } from '#i18n/content-schema.ts';

const rule = () => ({
  id: id(),
  subject: oneOf(['identity', 'record', 'ownership', 'payment']),
  /** Ids of goods that it holds for; [] for all. */
  goods: idList(),
  text: words(),
});

/** What to bring: our own rules everywhere, and the rules of the few places that we have a source for. */
export const schema = record({
  /** The day on which the places were last compared with their sources. */
  checkedOn: day(),
  goods: listOf({ id: id(), name: words() }),
  everywhere: listOf(rule()),
  /** `label` cites the source, `note` says how sure it is. */
  places: listOf({ id: id(), name: words(), label: words(), note: words(), rules: listOf(rule()) }),
});

/** What `places.json` holds. */
export type PlacesContent = InferType<typeof schema>;
