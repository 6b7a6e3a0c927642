import type { ContactFault, ContactValues } from '#features/contact/model/contact-request.ts';
import type { OfficeHoursFault, OfficeHoursInterest } from '#features/office-hours/model/office-hours.ts';
import type { Fault, PrivacyRequest } from '#features/privacy-request/model/privacy-request.ts';
import type { SealingKey } from './sealed.ts';

/** Which human check a page shows. */
export type HumanCheckSettings =
  /** The built-in one: the browser solves a small puzzle of the server's, nobody else is asked. */
  | { kind: 'altcha'; challengeUrl: string }
  /** Google's, when an operator has set its keys. The built-in one still serves late retries and outages. */
  | { kind: 'recaptcha'; siteKey: string; language: 'en'; theme: 'light'; challengeUrl: string };

/** Why a post from a page without script was not stored. */
export type ReplyReason =
  /** Fields were refused; `faults` names them. */
  | 'invalid'
  /** The form was too old, too new or already used: it needs to be sent once more. */
  | 'again';

/** What a page without script gets back: what was typed and what is wrong with it. Readable once. */
export interface FormReply<Values = PrivacyRequest, FormFault = Fault> {
  values: Values;
  faults: FormFault[];
  reason: ReplyReason;
}

/** The same for a contact form. */
export type ContactReply = FormReply<ContactValues, ContactFault>;

/** The same for the form about office hours. */
export type OfficeHoursReply = FormReply<OfficeHoursInterest, OfficeHoursFault>;

/** What pages with a form need from the server; loaders find it in the request context. */
export interface FormsPort {
  /** The public key that submissions are sealed for while they wait on the device. */
  submissionKey(): Promise<SealingKey>;
  humanCheck(): HumanCheckSettings;
  /** A fresh token for the form of a page without script. */
  formToken(): Promise<string>;
  /** What a post without script left behind for this token, once; undefined when it is unknown, used or too old. */
  takeReply(token: string): Promise<FormReply | undefined>;
  /** The same for a contact form; a token of the other form is unknown here. */
  takeContactReply(token: string): Promise<ContactReply | undefined>;
  /** The same for the form about office hours. */
  takeOfficeHoursReply(token: string): Promise<OfficeHoursReply | undefined>;
}

/** Query parameters of the form's page after a post without script. */
export const replyParameters = {
  /** Carries the reference of a stored request. */
  submitted: 'submitted',
  /** Carries the token for `takeReply`. */
  reply: 'reply',
  /** Present with the value `later` when the server was busy or could not store. */
  problem: 'problem',
} as const;
