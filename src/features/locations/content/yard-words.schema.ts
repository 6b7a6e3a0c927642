import type { InferType } from 'yup';
import { columns, id, listOf, pattern, record, words } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';

/** A code of `yards.json`: also capitals, as divisions and regions have them. */
const code = () => pattern(/^([A-Z]{2,3}|[a-z]+(-[a-z]+)*)$/, 'be a code of yards.json');

const named = () => listOf({ id: code(), name: words() });
const told = () => listOf({ id: code(), text: words() });
const labelled = () => listOf({ id: id(), label: words() });
const label = () => record({ label: words() });

/** What the codes of `yards.json` are called, and the words around them on the page of a yard. */
export const schema = record({
  /** `also`: other words for it. Searched, never shown. */
  divisions: listOf({ id: code(), name: words(), also: words() }),
  regions: named(),
  holidays: named(),
  vehicles: told(),
  entrances: told(),
  scales: told(),
  services: told(),
  units: labelled(),
  prices: record({
    heading: words(),
    lead: words(),
    caption: words(),
    /** Said of figures that are made up. */
    title: words(),
    text: words(),
    columns: columns(),
    /** Where only the yard says the price. */
    call: label(),
    same: label(),
    /** The spreadsheet of the board. */
    file: record({ label: words(), columns: columns() }),
  }),
  /** A few parts with their prices, on the page of a yard where they are pulled. */
  parts: record({ caption: words(), columns: columns(), note: words(), all: label() }),
  hours: record({
    heading: words(),
    closed: label(),
    /** Beside hours that a notice gives a day. */
    changed: label(),
    terms: named(),
  }),
  way: record({ heading: words(), terms: named(), links: labelled(), note: words() }),
  /** The drawing of the place from above, and what its numbers stand for besides `services`. */
  plan: record({
    heading: words(),
    /** The way of a load, by kind of place: what a listener cannot see. */
    ways: told(),
    note: words(),
    places: told(),
    north: label(),
  }),
  takes: record({
    heading: words(),
    lead: words(),
    note: words(),
    /** The link from a thing to the yards that take it. */
    where: label(),
    /** Of auto parts yards, and of the mill. */
    car: record({ text: words() }),
    mill: record({ text: words() }),
  }),
  offers: record({ heading: words() }),
  /** The way back from the end of a long part of the page. */
  top: label(),
  /** What visitors take along: an entry for the address book, a card for the wallet. */
  card: record({
    heading: words(),
    lead: words(),
    /** The link to the entry, and the link to the card. */
    label: words(),
    title: words(),
    hours: label(),
    holidays: label(),
    bring: label(),
  }),
  onward: onward(),
});

/** What `yard-words.json` holds. */
export type YardWordsContent = InferType<typeof schema>;
