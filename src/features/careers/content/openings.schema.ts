import { array, type InferType, number, object, string } from 'yup';
import { id } from '#features/company/content/points.ts';

/** Kinds of work, as filters know them. */
export const jobFamilies = ['yards', 'parts', 'mill', 'trades', 'office'] as const;
/** When the work is done. */
export const jobShifts = ['day', 'rotating', 'weekend'] as const;

/** Open jobs on a day. */
export const schema = object({
  /** The list is right for this day, `yyyy-mm-dd`. */
  asOf: string()
    .required()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, yyyy-mm-dd'),
  jobs: array(
    object({
      id,
      title: string().required(),
      family: string().required().oneOf(jobFamilies),
      /** City and state or province, as written on an envelope. */
      place: string()
        .required()
        .matches(/^.+, [A-Z]{2}$/, 'must be a city and two capitals'),
      shift: string().required().oneOf(jobShifts),
      /** US dollars an hour, from and to. */
      hourly: array(number().required().positive('must be more than nothing'))
        .required()
        .length(2, 'from and to'),
      text: string().required(),
      /** What it takes. */
      note: string().required(),
    })
      .required()
      .noUnknown('only id, title, family, place, shift, hourly, text and note'),
  ).required(),
})
  .required()
  .noUnknown('only asOf and jobs');

/** What `openings.json` holds. */
export type Openings = InferType<typeof schema>;
/** One open job. */
export type Job = Openings['jobs'][number];
