import type { InferType } from 'yup';
import { columns, id, list, listOf, record, said, wordList, words } from '#i18n/content-schema.ts';

const region = {
  id: id(),
  name: words(),
  rights: list(id()),
  time: said(),
  facts: record({ body: wordList() }),
};

/** Which rights the law gives where, and what each of them means. */
export const schema = record({
  caption: words(),
  columns: columns(),
  /** Above the meanings of the rights. */
  heading: words(),
  rights: listOf({ id: id(), name: words(), text: words() }),
  regions: listOf(region),
}).test('rights', 'must give each region only rights that are explained', ({ rights, regions }) =>
  regions.every((each) => each.rights.every((name) => rights.some((right) => right.id === name))),
);

/** What `regions.json` holds. */
export type RegionsContent = InferType<typeof schema>;
