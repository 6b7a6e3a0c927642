import type { InferType } from 'yup';
import { amount, columns, id, listOf, oneOf, record, wordList, words } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';

const lines = () => listOf({ id: id(), text: words() });

/** The rules of the parts yards. */
export const schema = record({
  gate: record({ heading: words(), items: lines() }),
  tools: record({
    heading: words(),
    lead: words(),
    groups: listOf({ id: oneOf(['yes', 'no']), heading: words(), label: words(), items: lines() }),
  }),
  people: record({
    heading: words(),
    items: listOf({
      id: id(),
      kind: oneOf(['yes', 'conditions', 'no']),
      label: words(),
      name: words(),
      text: words(),
    }),
  }),
  inside: record({ heading: words(), items: lines() }),
  money: record({
    heading: words(),
    items: listOf({ id: id(), name: words(), text: words() }),
    caption: words(),
    columns: columns(),
    /** The lines of a receipt that shows how a price is made up. */
    rows: listOf({ id: id(), dollars: amount(), name: words() }),
    label: words(),
    note: words(),
  }),
  returns: record({
    heading: words(),
    items: listOf({ id: id(), title: words(), text: words() }),
    note: words(),
  }),
  access: record({ heading: words(), text: wordList() }),
  onward: onward(),
});

/** What `yard-rules.json` holds. */
export type YardRulesContent = InferType<typeof schema>;
