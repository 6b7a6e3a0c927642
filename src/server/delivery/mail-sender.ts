import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { brand } from '#brand';
import { htmlLang, type Language } from '#i18n/language.ts';
import type { DeliveryOutcome } from './channel.ts';
import { failureCode } from './failure-code.ts';

/** A letter, ready to be sent. */
export type Letter = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  language: Language;
  /** Where a mail program may post to end such letters (RFC 8058); https outside of trials. */
  stopUrl?: string;
};

/** The company's own mail server and the address it sends as. */
export type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps://`). */
  isSecure: boolean;
  /** Refuse to go on when the server offers no STARTTLS. */
  requiresTls: boolean;
  login: { user: string; pass: string } | null;
  from: string;
};

/** One address in characters that mean nothing to a mail header or to SMTP. */
const plainAddress = /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9.-]{1,250}$/;

/** What may differ from the default in a test; times in milliseconds. */
export type MailSenderOptions = {
  /** For connecting and for the greeting. Default 10 s. */
  connectTimeout?: number;
  /** For each answer. Default 15 s. */
  answerTimeout?: number;
};

/** Hands a letter to the mail server. `deliveryId` names the delivery: a repeat carries the same Message-ID. */
export type MailSender = (
  letter: Letter,
  deliveryId: string,
  signal: AbortSignal,
) => Promise<DeliveryOutcome>;

/**
 * Sends letters by SMTP, each over a connection of its own. Header injection has nothing to work with: addresses are
 * checked here whoever wrote them, subjects are our own words, and the library folds and encodes headers from fields, never from a text.
 */
export function createMailSender(settings: SmtpSettings, options: MailSenderOptions = {}): MailSender {
  const { host, port, isSecure, requiresTls, login, from } = settings;
  const { connectTimeout = 10_000, answerTimeout = 15_000 } = options;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: requiresTls,
    ...(login && { auth: login }),
    // What we greet with; the default would be the name of the machine.
    name: domain,
    tls: { minVersion: 'TLSv1.2' },
    connectionTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    dnsTimeout: connectTimeout,
    socketTimeout: answerTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });

  return async function send({ to, replyTo, subject, text, language, stopUrl }, deliveryId, signal) {
    if (!plainAddress.test(to)) return { kind: 'impossible', error: 'address' };
    try {
      await transport.sendMail({
        from: { name: brand.name, address: from },
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: brand.name, address: replyTo } }),
        envelope: { from, to: [to] },
        subject,
        text,
        textEncoding: 'quoted-printable',
        messageId: `<${createHash('sha256').update(deliveryId).digest('hex').slice(0, 40)}@${domain}>`,
        headers: {
          // RFC 3834: machines must not answer machines.
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': htmlLang[language],
          ...(stopUrl !== undefined && {
            'List-Unsubscribe': `<${stopUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        signal,
      });
      return { kind: 'delivered' };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

/** An answer of the mail server by its number alone; its text names people. */
function outcomeOf(error: unknown): DeliveryOutcome {
  const answer = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  if (typeof answer === 'number' && answer >= 400 && answer < 600) {
    return { kind: 'failed', error: `smtp-${answer}`, isRefusal: answer >= 500 };
  }
  return { kind: 'failed', error: failureCode(error) };
}
