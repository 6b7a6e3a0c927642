import type { SealingKey } from './sealed.ts';
import type { SubmissionKind } from './submission-kinds.ts';

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
  | 'again'
  /** So many forms come that one without script is asked for a sum, or the sum was not right: `asks` is true. */
  | 'question'
  | 'wrong-sum'
  /** The server was busy, or could not store: it needs to be sent in a few minutes. */
  | 'later';

/** What a page without script gets back: what was typed and what is wrong with it. Readable once. */
export interface FormReply<Values = unknown, FormFault = unknown> {
  values: Values;
  faults: FormFault[];
  reason: ReplyReason;
  /** Whether the form asks for a sum when it is shown again, whatever it came back for. Default `false`. */
  asks?: boolean | undefined;
}

/** What the server says that it has, signed. It tells nothing of what was sent to whoever does not know it. */
export interface Receipt {
  /** The receipt as it is shown, sent and checked: all of this and the signature in one word. */
  code: string;
  /** The number of the stored request. */
  reference: string;
  /** When it was stored, in milliseconds since 1970. */
  at: number;
  /** What was sent, as a short hash of it. */
  fingerprint: string;
  /** Which key of this site signed it. */
  keyId: string;
}

/** What this site says of a text that is to be a receipt. */
export type ReceiptVerdict =
  | { kind: 'genuine'; receipt: Receipt }
  /** Its signature does not fit: somebody made it up, or changed a part of it. */
  | { kind: 'forged' }
  /** It names a key that this site does not have, or has no longer. */
  | { kind: 'unknown-key'; keyId: string }
  /** It has not the form of a receipt: a part is missing. */
  | { kind: 'unreadable' };

/** What pages with a form need from the server; loaders find it in the request context. */
export interface FormsPort {
  /** The public key that submissions are sealed for while they wait on the device. */
  submissionKey(): Promise<SealingKey>;
  humanCheck(): HumanCheckSettings;
  /** A fresh token for the form of a page without script. @param asks Whether it asks for a sum. Default `false`. */
  formToken(asks?: boolean): Promise<string>;
  /** The receipt in the address of a page's confirmation; undefined when this server did not write it for this page. */
  receipt(text: string, page: string): Receipt | undefined;
  /** What this site says of a text that is to be a receipt. */
  checkReceipt(text: string): ReceiptVerdict;
  /**
   * What a post of this form without script left behind for a token, once; undefined when the token is unknown, used, too
   * old or of another form. Each form names the type of its own reply.
   */
  takeReply<Reply extends FormReply>(kind: SubmissionKind, token: string): Promise<Reply | undefined>;
}

/** Query parameters of the form's page after a post without script. */
export const replyParameters = {
  /** Carries the signed receipt of a stored request, sealed for its page. */
  submitted: 'submitted',
  /** Carries the token for `takeReply`. */
  reply: 'reply',
  /** Present with the value `later` when the server was busy or could not store. */
  problem: 'problem',
} as const;
