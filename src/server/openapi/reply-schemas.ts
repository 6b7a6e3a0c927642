import { array, boolean, number, object, string } from 'yup';
import { holidayNames } from '#features/investors/model/market-calendar.ts';
import { newsCategories } from '#features/investors/model/ports.ts';
import { closedReasons } from '#features/quotes/model/quote.ts';
import type { FaultCode } from '#features/submissions/model/form-rules.ts';
import { languages } from '#i18n/language.ts';
import { environments } from '../env.ts';
import { type ProblemCode, problemTypes } from '../middleware/problem-types.ts';

/**
 * What our calls answer, as yup schemas: the description of the API is made of them, and tests hold the real answers
 * against them, so that neither can leave the other behind.
 */

/** Why a field was refused, and what a person would have to do about it. */
export const faultCodes: Record<FaultCode, string> = {
  required: 'Nothing is in it.',
  max: 'It is longer than it may be.',
  bound: 'It is longer than anything a person types; the form itself has no limit there.',
  format: 'It has a wrong form or type, or holds characters that nobody types.',
  one: 'None of its boxes is ticked.',
  match: 'It contradicts another field.',
  unknown: 'No field has this name.',
};

const codes = Object.keys(problemTypes) as ProblemCode[];

/** An error reply, RFC 9457. */
export const problemReply = object({
  type: string().required().meta({ description: 'Leads to the description of this kind of problem.' }),
  title: string().required().meta({ description: 'The name of the status.' }),
  status: number().integer().required().min(400).max(599),
  error: string().defined().oneOf(codes).meta({ description: 'The kind of problem, for programs.' }),
  instance: string()
    .matches(/^urn:uuid:[0-9a-f-]{36}$/)
    .meta({
      description: 'Names this one request, as the log of the server does. Name it when you report a fault.',
    }),
  fields: array(
    object({
      field: string().defined().meta({ description: 'Its name in the body; empty for the body as a whole.' }),
      code: string().defined().oneOf(Object.keys(faultCodes)),
    }).noUnknown(),
  )
    .min(1)
    .meta({ description: 'The refused fields; with the error `invalid` and `captcha_refused` only.' }),
}).noUnknown();

/** The environment: one word. */
export const environmentReply = string().defined().oneOf(environments);

/** A public setting and its value; null when the part it feeds is off. */
export const settingReply = object({
  setting: string().required(),
  value: string().nullable().defined(),
}).noUnknown();

/** Places to choose from. */
export const placesReply = array(
  object({ code: string().required(), name: string().required() }).noUnknown(),
).defined();

/** A day of the calendar. */
export const dayReply = () =>
  string()
    .defined()
    .matches(/^\d{4}-\d{2}-\d{2}$/);

/** A line of a news list. */
export const newsItemReply = object({
  id: string()
    .defined()
    .matches(/^\d{1,12}$/),
  releaseDate: object({ date: dayReply() }).noUnknown().required(),
  title: string().required(),
  language: string()
    .oneOf(languages)
    .meta({ description: 'The language of the texts, where it is not that of the site.' }),
}).noUnknown();

const newsFigures = () =>
  array(object({ name: string().required(), value: string().required() }).noUnknown())
    .optional()
    .meta({ description: 'The figures that it tells, in words.' });

const newsCategory = () => string().defined().oneOf(newsCategories);

/** A page of news, newest first. */
export const newsReply = array(
  newsItemReply.shape({
    category: newsCategory(),
    opening: string().required().meta({ description: 'Its first sentence.' }),
    figures: newsFigures(),
  }),
)
  .max(10)
  .defined();

/** A whole release that need not be out. */
export const previewReply = newsItemReply.shape({
  summary: string().required(),
  category: newsCategory(),
  figures: newsFigures(),
  body: array(string().required())
    .defined()
    .meta({ description: 'What follows the summary, a paragraph each.' }),
  original: string()
    .nullable()
    .defined()
    .meta({ description: 'Where the release stands at whoever published it.' }),
});

/** A whole release between its neighbours. */
export const releaseReply = previewReply.shape({
  newer: newsItemReply.nullable().defined().meta({ description: 'The release after this one.' }),
  older: newsItemReply.nullable().defined().meta({ description: 'The release before this one.' }),
});

/** Where a page of news stands among all. */
export const newsCountsReply = object({
  page: number().integer().required().min(1),
  pages: number().integer().required().min(1),
  total: number().integer().required().min(0),
}).noUnknown();

/** A moment, UTC. */
export const momentReply = () =>
  string()
    .defined()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/);

const quote = object({
  symbol: string().required(),
  lastTrade: number().required().meta({ description: 'In US dollars.' }),
  changeNumber: number().required().meta({ description: 'Against the close of the trading day before.' }),
  changePercent: number().required(),
  exchange: string().required(),
  date: momentReply().meta({ description: 'The moment of the last trade, UTC.' }),
  sample: boolean().required().meta({ description: 'True while the figures are made up.' }),
}).noUnknown();

const dollars = () =>
  number().nullable().defined().meta({ description: 'US dollars; null where the source has none.' });

/** The latest quote as the one item of a list; none while nothing was ever traded. */
export const quoteReply = array(quote).max(1).defined();

/** The quote of a day as the one item of a list. */
export const dayQuoteReply = array(
  quote.shape({
    requestedDate: dayReply(),
    closed: boolean()
      .required()
      .meta({ description: 'Nothing was traded on that day; this is the trading day before it.' }),
    closedReason: string()
      .nullable()
      .defined()
      .oneOf([...closedReasons, null]),
    holiday: string()
      .nullable()
      .defined()
      .oneOf([...holidayNames, null])
      .meta({ description: 'The holiday that kept the exchange closed.' }),
    tradingDate: dayReply().meta({ description: 'The day whose quote this is.' }),
    previousTradingDate: dayReply(),
    open: dollars(),
    high: dollars(),
    low: dollars(),
    volume: number().integer().nullable().defined().meta({ description: 'Shares, until now.' }),
  }),
)
  .length(1)
  .defined();

/** A stored submission. */
export const acknowledgementReply = object({
  reference: string()
    .defined()
    .matches(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
    .meta({ description: 'The number to quote on the telephone.' }),
  received: number()
    .integer()
    .defined()
    .meta({ description: 'When it was stored, in milliseconds since 1970.' }),
  receipt: string()
    .defined()
    .matches(/^[0-9A-F]{4}-[0-9A-F]{4}\.[0-9a-z]{1,10}\.[\w-]{32}\.[\w-]{1,64}\.[\w-]{86}$/)
    .meta({
      description:
        'Reference, moment, fingerprint of what was sent, key and signature. The page that checks receipts says whether it is genuine.',
    }),
}).noUnknown();

/** A puzzle of the built-in human check, as ALTCHA's widget expects it. */
export const challengeReply = object({
  parameters: object({
    algorithm: string().required(),
    cost: number().integer().required(),
    expiresAt: number().integer().required().meta({ description: 'Seconds since 1970.' }),
    keyLength: number().integer().required(),
    keyPrefix: string().required(),
    keySignature: string(),
    nonce: string().required(),
    salt: string().required(),
  }).required(),
  signature: string().required(),
}).noUnknown();
