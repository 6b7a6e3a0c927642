import type { InferType } from 'yup';
import { amount, day, id, list, listOf, oneOf, pattern, record, words } from '#i18n/content-schema.ts';
/** Kinds of work, as filters know them. */
export const jobFamilies = ['yards', 'parts', 'mill', 'trades', 'office'] as const;
/** When the work is done. */
export const jobShifts = ['day', 'rotating', 'weekend'] as const;

/** Open jobs on a day. */
export const schema = record({
  /** The list is right for this day, `yyyy-mm-dd`. */
  asOf: day(),
  jobs: listOf({
    id: id(),
    title: words(),
    family: oneOf(jobFamilies),
    /** City and state or province, as written on an envelope. */
    place: pattern(/^.+, [A-Z]{2}$/, 'be a city and two capitals'),
    shift: oneOf(jobShifts),
    /** US dollars an hour, from and to. */
    hourly: list(amount()).length(2, 'must be two numbers, from and to'),
    text: words(),
    /** What it takes. */
    note: words(),
  }),
});

/** What `openings.json` holds. */
export type Openings = InferType<typeof schema>;
/** One open job. */
export type Job = Openings['jobs'][number];
