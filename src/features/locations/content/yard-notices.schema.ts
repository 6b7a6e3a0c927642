import { array, type InferType, string } from 'yup';
import { day, id, listOf, present, record, words } from '#i18n/schema-parts.ts';

/** `08:00-12:00`, several with commas; "" for a day on which the gate stays closed. On the yard's own clock. */
const hours = () =>
  string()
    .matches(
      /^$|^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d(, ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d)*$/,
      'must be spans like 07:00-12:00, or "" for closed',
    )
    .defined(present);

/**
 * What visitors of some yards must know for some days: a storm, other hours, a scale out of order. Shown from the first to
 * the last of its days, on each yard's own calendar; past notices may be taken out at leisure.
 */
export const schema = listOf({
  id: id(),
  /** Ids of `yards.json`; [] for all. */
  yards: array(id()).required('must be there, [] for all yards'),
  from: day(),
  until: day(),
  title: words(),
  text: words(),
  /** Days with hours other than those of the week, also instead of a holiday. */
  changes: array(record({ day: day(), hours: hours() })).required('must be there, [] for none'),
}).test('days', 'must end after it begins, with its changes within', (notices) =>
  (notices ?? []).every(
    ({ from, until, changes }) => from <= until && changes.every(({ day: changed }) => changed <= until),
  ),
);

/** What `yard-notices.json` holds. */
export type YardNoticesContent = InferType<typeof schema>;
