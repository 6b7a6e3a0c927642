import type { InferType } from 'yup';
import { id, listOf, record, wordList, words } from '#i18n/content-schema.ts';
/** The letters that the server sends: plain text, a paragraph for each text. */
export const schema = record({
  /** To the person who sent a privacy request, in the language they wrote in. */
  acknowledgement: record({
    /** The subject. */
    title: words(),
    lead: words(),
    facts: listOf({ id: id(), label: words() }),
    /** Stands above the address of the page that checks receipts, and the receipt. */
    receipt: record({ heading: words(), lead: words() }),
    next: record({
      heading: words(),
      body: wordList(),
      /** By when we answer, in the United States and in Canada. */
      elsewhere: record({ text: words() }),
      canada: record({ text: words() }),
    }),
    reach: record({ heading: words(), body: wordList() }),
    note: words(),
  }),
  /** To whoever signed up for email alerts. */
  alerts: record({
    confirm: record({ title: words(), lead: words(), text: words(), note: words() }),
    /** To a subscriber whose address was signed up once more. */
    known: record({ title: words(), lead: words(), text: words(), note: words() }),
    alert: record({
      /** The subject where there are several items; a single one is the subject itself. */
      title: words(),
      lead: words(),
      sample: record({ text: words() }),
      /** Above the link that changes and stops. */
      text: words(),
    }),
    /** To whoever waits for a vehicle or a price. */
    watches: record({
      confirm: record({ title: words(), lead: words(), text: words(), note: words() }),
      /** To an address that has as many as there may be. */
      full: record({ title: words(), lead: words(), text: words() }),
      arrival: record({
        /** The subject for one vehicle. */
        title: words(),
        several: record({ title: words() }),
        lead: words(),
        item: record({ text: words() }),
        more: record({ text: words() }),
        note: words(),
      }),
      price: record({ title: words(), lead: words(), text: words(), note: words() }),
      job: record({
        /** The subject for one job. */
        title: words(),
        several: record({ title: words() }),
        lead: words(),
        item: record({ text: words() }),
        more: record({ text: words() }),
        note: words(),
      }),
      sample: record({ text: words() }),
      /** Above the link that stops. */
      text: words(),
      /** What somebody waits for, in a line. */
      words: record({
        arrival: record({ text: words() }),
        since: record({ text: words() }),
        until: record({ text: words() }),
        between: record({ text: words() }),
        year: record({ text: words() }),
        partsYards: record({ name: words() }),
        least: record({ text: words() }),
        less: record({ text: words() }),
        anyLeast: record({ text: words() }),
        anyLess: record({ text: words() }),
        unitedStates: record({ name: words() }),
        canada: record({ name: words() }),
        job: record({ text: words() }),
        anyWork: record({ name: words() }),
        allPlaces: record({ name: words() }),
        headOffice: record({ name: words() }),
      }),
      /** What kinds of work are called, by their codes. */
      families: listOf({ id: id(), name: words() }),
    }),
    /** What each kind of alert is called. */
    topics: record({
      news: record({ name: words() }),
      reports: record({ name: words() }),
      insiders: record({ name: words() }),
      filings: record({ name: words() }),
      events: record({ name: words() }),
      quote: record({ name: words() }),
    }),
    /** What is announced, where its source brings no words of its own. */
    items: record({
      filing: record({ title: words(), text: words() }),
      namedFiling: record({ title: words(), text: words() }),
      trade: record({ title: words(), text: words(), detail: words() }),
      event: record({ title: words(), text: words() }),
      reminder: record({ title: words() }),
      quote: record({ title: words(), text: words() }),
    }),
  }),
  /** To the mailbox of a form: nothing of what was sent. */
  notice: record({
    title: words(),
    lead: words(),
    facts: listOf({ id: id(), label: words() }),
    /** Above the command. */
    text: words(),
    /** Above the address of the staff's desk, where there is one. */
    desk: record({ text: words() }),
    /** What each form is called. */
    forms: record({
      privacy: record({ name: words() }),
      contact: record({ name: words() }),
      'office-hours': record({ name: words() }),
      application: record({ name: words() }),
      report: record({ name: words() }),
      'page-problem': record({ name: words() }),
    }),
  }),
});

/** What `letters.json` holds. */
export type Letters = InferType<typeof schema>;

/** What the words of letters may ask for, and only a single letter knows. */
export const letterValueNames = [
  'reference',
  'received',
  'answerBy',
  'answerDays',
  'extraDays',
  'canadaDays',
  'rightsPage',
  'form',
  'visitorLanguage',
  'company',
  'count',
  'name',
  'day',
  'code',
  'shares',
  'from',
  'to',
  'price',
  'change',
  'percent',
  'place',
  'row',
  'unit',
] as const;
