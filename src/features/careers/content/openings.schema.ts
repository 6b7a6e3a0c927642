import type { InferType } from 'yup';
import {
  amount,
  day,
  flag,
  id,
  list,
  listOf,
  oneOf,
  pattern,
  record,
  textOrNone,
  wordList,
  words,
} from '#i18n/content-schema.ts';
/** Kinds of work, as filters know them. */
export const jobFamilies = ['yards', 'parts', 'mill', 'trades', 'office'] as const;
/** When the work is done. */
export const jobShifts = ['day', 'rotating', 'weekend'] as const;

/** Jobs, the closed ones among them: their addresses were public. */
export const schema = record({
  /** The list is right for this day, `yyyy-mm-dd`. */
  asOf: day(),
  /** True while the jobs are made up. */
  sample: flag(),
  jobs: listOf({
    /** The last part of its address; a public one never changes. */
    id: id(),
    title: words(),
    family: oneOf(jobFamilies),
    /** The id of the yard where it is done; "" for the head office. */
    yard: textOrNone(),
    /** City and state or province, as written on an envelope. */
    place: pattern(/^.+, [A-Z]{2}$/, 'be a city and two capitals'),
    shift: oneOf(jobShifts),
    /** Days and times. */
    hours: words(),
    /** Dollars of the country an hour, from and to. */
    hourly: list(amount()).length(2, 'must be two numbers, from and to'),
    /** The day since which it is offered. */
    posted: day(),
    /** The last day on which somebody can apply; "" while it is open until somebody is found. */
    closes: textOrNone().matches(/^(\d{4}-\d{2}-\d{2})?$/, 'must be a day, yyyy-mm-dd, or ""'),
    /** What is done, in a sentence for the list. */
    text: words(),
    /** What is done, point by point. */
    tasks: wordList(),
    /** What it takes, in a sentence for the list. */
    note: words(),
    /** What it takes, point by point. */
    needs: wordList(),
  }),
});

/** What `openings.json` holds. */
export type Openings = InferType<typeof schema>;
/** One job. */
export type Job = Openings['jobs'][number];
