import { array, boolean, number, object, string } from 'yup';
import { eventKinds } from '#features/events/model/events.ts';
import { languages } from '#i18n/language.ts';
import { dayReply, momentReply, newsItemReply } from '#server/openapi/reply-schemas.ts';

/** What the calls about events and filings answer, as yup schemas. */

const eventId = () =>
  string()
    .defined()
    .matches(/^\d{1,12}$/);

const quarter = () =>
  object({
    fiscalYear: number().integer().required().meta({ description: 'The calendar year in which it ends.' }),
    quarter: number().integer().required().min(1).max(4),
  }).noUnknown();

const sample = () => boolean().required().meta({ description: 'True while it is made up.' });

const release = () =>
  newsItemReply.nullable().defined().meta({ description: 'The release of the results, once it is out.' });

/** One event. */
export const eventReply = object({
  id: eventId(),
  kind: string().defined().oneOf(eventKinds),
  title: string().required(),
  summary: string().required(),
  place: string().nullable().defined(),
  language: string()
    .oneOf(languages)
    .meta({ description: 'The language of its texts, where it is not the one that was asked for.' }),
  startsAt: momentReply(),
  endsAt: momentReply(),
  webcast: string()
    .nullable()
    .defined()
    .meta({ description: 'Where it can be followed in the browser; null when that is not known.' }),
  replayUntil: dayReply()
    .nullable()
    .meta({ description: 'Until which day a recording can be heard; null when there is none.' }),
  quarter: quarter()
    .nullable()
    .defined()
    .meta({ description: 'Of a call about results: which it is about.' }),
  release: release(),
  calendar: string().required().meta({ description: 'The path of its calendar file.' }),
  sample: sample(),
}).noUnknown();

/** All events. */
export const eventsReply = object({
  upcoming: array(eventReply).defined().meta({ description: 'The next one first.' }),
  past: array(eventReply).defined().meta({ description: 'The last one first.' }),
}).noUnknown();

/** The latest quarter with results. */
export const earningsBoxReply = object({
  quarter: quarter().required(),
  endedOn: dayReply(),
  event: eventReply.required(),
  release: release(),
  filing: object({ id: string().required(), form: string().required(), filedOn: dayReply() })
    .noUnknown()
    .nullable()
    .defined()
    .meta({ description: 'The report of the quarter or year, once it is filed.' }),
  next: eventReply.nullable().defined().meta({ description: 'The call about the quarter after it.' }),
}).noUnknown();

const documents = () =>
  array(
    object({
      format: string().defined().oneOf(['html', 'pdf', 'xbrl']),
      href: string().required(),
    }).noUnknown(),
  ).defined();

const filing = {
  id: string().required().meta({ description: 'The number that the SEC gave it, or one of that form.' }),
  filedOn: dayReply(),
  periodEnd: dayReply().nullable(),
  form: string().required(),
  documents: documents(),
  sample: sample(),
};

const paged = {
  page: number().integer().required().min(1),
  pages: number().integer().required().min(1),
  total: number().integer().required().min(0),
};

/** A page of what the company filed. */
export const companyFilingsReply = object({
  ...paged,
  items: array(
    object({
      ...filing,
      title: string().defined().meta({ description: 'Empty where the source does not say.' }),
      language: string().oneOf(languages),
      pages: number().integer().nullable().defined(),
    }).noUnknown(),
  )
    .max(10)
    .defined(),
}).noUnknown();

/** A page of what directors and officers filed. */
export const directorFilingsReply = object({
  ...paged,
  items: array(
    object({
      ...filing,
      person: string().nullable().defined(),
      role: string().nullable().defined(),
      transactions: array(
        object({
          on: dayReply(),
          code: string()
            .required()
            .meta({ description: 'The letter of the SEC: A award, S sale, and so on.' }),
          acquired: boolean().required(),
          shares: number().required(),
          price: number().nullable().defined().meta({ description: 'US dollars; null when none was paid.' }),
          heldAfter: number().required(),
        }).noUnknown(),
      ).defined(),
    }).noUnknown(),
  )
    .max(10)
    .defined(),
}).noUnknown();
