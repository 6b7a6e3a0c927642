import { array, type InferType, object } from 'yup';
import { columns, id, only, present, said, wordList, words } from './schema-parts.ts';

const region = object({
  id: id(),
  name: words(),
  rights: array(id()).min(1, 'must hold at least one right').required(present),
  time: said(),
  facts: object({ body: wordList() }).noUnknown(only).required(present),
}).noUnknown(only);

/** Which rights the law gives where, and what each of them means. */
export const schema = object({
  caption: words(),
  columns: columns(),
  /** Above the meanings of the rights. */
  heading: words(),
  rights: array(object({ id: id(), name: words(), text: words() }).noUnknown(only)).required(present),
  regions: array(region).required(present),
})
  .noUnknown(only)
  .required(present)
  .test('rights', 'must give each region only rights that are explained', ({ rights, regions }) =>
    regions.every((each) => each.rights.every((name) => rights.some((right) => right.id === name))),
  );

/** What `regions.json` holds. */
export type RegionsContent = InferType<typeof schema>;
