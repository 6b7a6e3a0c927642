import { array, object, type Schema, string } from 'yup';
import { type FieldFault, type Judged, judge } from '#features/submissions/model/form-rules.ts';
import { fitLine } from '#features/submissions/model/patterns.ts';
import { type Language, languages } from '#i18n/language.ts';
import {
  type AlertChoice,
  type AlertFault,
  type AlertTopic,
  alertTopics,
  knownTopics,
} from '../model/alerts.ts';

/** No address is longer (RFC 5321 ends at 254; the mail sender takes no longer one either). */
const longestAddress = 250;

/** An address in small letters. The forms of the specification know endings of two to four letters only; this one all. */
const address = /^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,200}\.[a-z]{2,24}$/;

/** A token as letters carry it. */
export const tokenPattern = /^[\w-]{32}$/;

const topics = () =>
  array(string().defined('format').oneOf(alertTopics, 'format'))
    .strict()
    .typeError('format')
    .min(1, 'one')
    .max(alertTopics.length, 'format')
    .meta({ description: 'What to be told of: at least one.' });

const token = () =>
  string()
    .strict()
    .typeError('format')
    .defined('required')
    .matches(tokenPattern, 'format')
    .meta({ description: 'The token of a link in a letter.' });

const email = () =>
  string()
    .strict()
    .typeError('format')
    .required('required')
    .max(longestAddress, 'bound')
    .matches(address, 'format')
    .meta({ description: 'In small letters.' });

/** What `POST /api/alerts` takes as JSON. */
export const alertRequestSchema = object({
  email: email(),
  topics: topics().required('required'),
  language: string().strict().defined('required').oneOf(languages, 'format').meta({
    description: 'The language of the letters.',
  }),
})
  .strict()
  .typeError('format')
  .noUnknown('unknown');

/** What the calls of one link take. */
export const alertTokenSchema = object({ token: token() }).strict().typeError('format').noUnknown('unknown');

/** What `POST /api/alerts/manage` takes: without topics it reads, with them it changes. */
export const alertManageSchema = object({ token: token(), topics: topics().optional() })
  .strict()
  .typeError('format')
  .noUnknown('unknown');

/** The answer to a sign-up: the same whether the address was known or not. */
export const alertAskedReply = object({ state: string().defined().oneOf(['check-inbox']) }).noUnknown();

/** How a subscription stands. */
export const alertChoiceReply = object({
  state: string().defined().oneOf(['confirmed']),
  topics: array(string().defined().oneOf(alertTopics)).defined(),
  language: string().defined().oneOf(languages),
}).noUnknown();

/** The answer to a stop. */
export const alertStoppedReply = object({ state: string().defined().oneOf(['stopped']) }).noUnknown();

/** A sign-up that keeps the rules, or what is wrong with it. */
export type CheckedAlertRequest =
  | { request: AlertChoice & { email: string } }
  | { faults: FieldFault<string>[] };

/** Judges a sign-up from outside. Spaces around an address and capital letters in it are forgiven. */
export function checkAlertRequest(value: unknown): CheckedAlertRequest {
  const fitted =
    typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string'
      ? { ...value, email: fitAddress(value.email) }
      : value;
  const judged = judgeAlert(fitted, alertRequestSchema, ['email', 'topics', 'language']);
  if ('faults' in judged) return judged;
  const {
    email,
    topics: chosen,
    language,
  } = judged.value as {
    email: string;
    topics: AlertTopic[];
    language: Language;
  };
  return { request: { email, topics: knownTopics(chosen), language } };
}

/** Judges an address by itself, as `checkAlertRequest` does. */
export function checkAlertAddress(text: string): { email: string } | { fault: AlertFault['code'] } {
  const fitted = fitAddress(text);
  const judged = judge({ email: fitted }, object({ email: email() }), ['email']);
  if (!('faults' in judged)) return { email: fitted };
  return { fault: (judged.faults[0]?.code ?? 'format') as AlertFault['code'] };
}

/** `" Ana@Example.com "` → `"ana@example.com"`; what is longer than an address is left as it is. */
export function fitAddress(text: string): string {
  return text.length > 2 * longestAddress ? text : fitLine(text).toLowerCase();
}

/** As `judge`, and a wrong topic is a fault of the list that it stands in. */
export function judgeAlert(value: unknown, schema: Schema, fields: readonly string[]): Judged<string> {
  const items = alertTopics.map((_, index) => `topics[${index}]`);
  const judged = judge(value, schema, [...fields, ...items]);
  if (!('faults' in judged)) return judged;
  const named = judged.faults.map(({ field, code }) => ({
    field: items.includes(field) ? 'topics' : field,
    code,
  }));
  const isFirst = (fault: FieldFault<string>, at: number) =>
    named.findIndex(({ field }) => field === fault.field) === at;
  return { faults: named.filter(isFirst) };
}
