import type { InferType } from 'yup';
import { amount, columns, id, listOf, oneOf, record, words } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';

/** Whose turn a step of an order is. */
const party = () => oneOf(['you', 'both', 'we']);

const explained = () => ({ id: id(), name: words(), text: words() });

/** How an order works: its steps, lots, papers, units and words. */
export const schema = record({
  path: record({
    heading: words(),
    parties: listOf({ id: party(), label: words() }),
    items: listOf({ id: id(), party: party(), title: words(), text: words() }),
  }),
  ask: record({ heading: words(), items: listOf({ id: id(), text: words() }) }),
  lots: record({
    heading: words(),
    caption: words(),
    columns: columns(),
    /** `detail` is the smallest lot, `unit` the usual one, `note` the terms. */
    rows: listOf({ id: id(), name: words(), detail: words(), unit: words(), note: words() }),
    note: words(),
  }),
  papers: record({ heading: words(), items: listOf(explained()) }),
  units: record({
    heading: words(),
    lead: words(),
    caption: words(),
    columns: columns(),
    rows: listOf({ id: id(), pounds: amount(), name: words(), text: words() }),
  }),
  glossary: record({ heading: words(), items: listOf(explained()) }),
  onward: onward(),
});

/** What `how-to-buy.json` holds. */
export type HowToBuyContent = InferType<typeof schema>;
