import type { InferType } from 'yup';
import { day, id, idList, listOf, listOrNone, words } from '#i18n/content-schema.ts';
import { openingHours } from './opening-hours.ts';
import yards from './yards.json' with { type: 'json' };

const yardIds: ReadonlySet<string> = new Set(yards.map((yard) => yard.id));

/**
 * What visitors of some yards must know for some days: a storm, other hours, a scale out of order. Shown from the first to
 * the last of its days, on each yard's own calendar; past notices may be taken out at leisure.
 */
export const schema = listOf({
  id: id(),
  /** Ids of `yards.json`; [] for all. */
  yards: idList(),
  from: day(),
  until: day(),
  title: words(),
  text: words(),
  /** Days with hours other than those of the week, also instead of a holiday. */
  changes: listOrNone({ day: day(), hours: openingHours() }),
})
  .test('yards', 'must name yards of yards.json', (notices, { createError }) => {
    const unknown = (notices ?? []).flatMap((notice) => notice.yards).find((named) => !yardIds.has(named));
    return unknown === undefined || createError({ message: `"${unknown}" is no id of yards.json` });
  })
  .test('days', 'must end after it begins, with its changes within', (notices) =>
    (notices ?? []).every(
      ({ from, until, changes }) => from <= until && changes.every(({ day: changed }) => changed <= until),
    ),
  );

/** What `yard-notices.json` holds. */
export type YardNoticesContent = InferType<typeof schema>;
