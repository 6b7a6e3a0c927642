import { type InferType, object, string } from 'yup';
import { brand } from '#brand';
import { readLeadFields } from '#features/contact/model/lead-fields.ts';
import { submissionKinds } from '#features/submissions/model/submission-kinds.ts';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { address, calledAddress, isHttps, isLoopbackHost, mailbox, wholeNumber } from '../env-rules.ts';
import type { DeliverySettings, MailSettings } from './delivery-settings.ts';
import type { SmtpSettings } from './mail-sender.ts';

const smtpForm = 'must be smtp:// or smtps:// with a host, and a name and password if need be, nothing more';

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** The settings of delivery, each by its own rule. */
export const deliveryFields = {
  DELIVERY: string().default('automatic').oneOf(['automatic', 'manual'], 'must be automatic or manual'),
  DELIVERY_GIVE_UP_DAYS: wholeNumber(1, 60, 7),
  LEAD_ENDPOINT: calledAddress('https://', 'http://').test(
    'plain',
    'must start with https://, unless it is on this machine',
    (value) => {
      if (value === undefined || !URL.canParse(value)) return true;
      const { protocol, hostname } = new URL(value);
      return protocol !== 'http:' || isLoopbackHost(hostname);
    },
  ),
  LEAD_ORGANIZATION_ID: string().matches(
    /^[A-Za-z0-9_-]{1,40}$/,
    'must hold only letters, digits, "-" and "_"',
  ),
  LEAD_RETURN_URL: calledAddress('https://').default(brand.leadSystem.returnUrl),
  LEAD_FIELDS: string()
    .default('')
    .test('fields', (value, context) => {
      try {
        readLeadFields(value);
        return true;
      } catch (error) {
        // These messages are ours and hold no part of the value.
        return context.createError({ message: (error as Error).message });
      }
    }),
  SMTP_URL: address('smtp://', 'smtps://').test('smtp', smtpForm, (value) => {
    if (value === undefined || !URL.canParse(value)) return true;
    const { hostname, pathname, search, hash } = new URL(value);
    return hostname !== '' && /^\/?$/.test(pathname) && `${search}${hash}` === '' && canDecodeLogin(value);
  }),
  MAIL_FROM: mailbox(),
  NOTICE_MAILBOX: mailbox(),
  NOTICE_MAILBOX_PRIVACY: mailbox(),
  NOTICE_MAILBOX_CONTACT: mailbox(),
  NOTICE_MAILBOX_OFFICE_HOURS: mailbox(),
  NOTICE_MAILBOX_APPLICATION: mailbox(),
  NOTICE_MAILBOX_REPORT: mailbox(),
  NOTICE_MAILBOX_PAGE_PROBLEM: mailbox(),
  NOTICE_LANGUAGE: string<Language>()
    .default(defaultLanguage)
    .oneOf(languages, `must be ${either.format(languages)}`),
};

const schema = object(deliveryFields);

/** The values of these settings, each good by itself. */
export type DeliveryValues = InferType<typeof schema>;

const mailboxNames = {
  privacy: 'NOTICE_MAILBOX_PRIVACY',
  contact: 'NOTICE_MAILBOX_CONTACT',
  'office-hours': 'NOTICE_MAILBOX_OFFICE_HOURS',
  application: 'NOTICE_MAILBOX_APPLICATION',
  report: 'NOTICE_MAILBOX_REPORT',
  'page-problem': 'NOTICE_MAILBOX_PAGE_PROBLEM',
} as const;

/** Faults that only several settings together can have, and what production must not do without. */
export function deliveryFaults(values: DeliveryValues, isProduction: boolean): string[] {
  if (!isProduction) return [];
  const faults: string[] = [];
  const { DELIVERY, LEAD_ENDPOINT, SMTP_URL } = values;
  const manual = 'or DELIVERY=manual if staff fetch submissions by command';
  if (DELIVERY !== 'manual') {
    if (LEAD_ENDPOINT === undefined) faults.push(`LEAD_ENDPOINT: must be set in production, ${manual}`);
    if (SMTP_URL === undefined) faults.push(`SMTP_URL: must be set in production, ${manual}`);
  }
  if (LEAD_ENDPOINT !== undefined && !isHttps(LEAD_ENDPOINT)) {
    faults.push('LEAD_ENDPOINT: must start with https:// in production');
  }
  if (LEAD_ENDPOINT !== undefined && values.LEAD_ORGANIZATION_ID === undefined) {
    faults.push('LEAD_ORGANIZATION_ID: must be set together with LEAD_ENDPOINT in production');
  }
  if (SMTP_URL !== undefined) {
    if (values.MAIL_FROM === undefined) {
      faults.push('MAIL_FROM: must be set together with SMTP_URL in production');
    }
    for (const name of Object.values(mailboxNames)) {
      if (values[name] === undefined && values.NOTICE_MAILBOX === undefined) {
        faults.push(`NOTICE_MAILBOX: must be set together with SMTP_URL in production, or ${name}`);
      }
    }
  }
  return faults;
}

/** The settings of delivery, once they hold together. */
export function toDeliverySettings(values: DeliveryValues, isProduction: boolean): DeliverySettings {
  return {
    leads:
      values.LEAD_ENDPOINT === undefined
        ? null
        : {
            endpoint: values.LEAD_ENDPOINT,
            organizationId: values.LEAD_ORGANIZATION_ID ?? brand.leadSystem.organizationId,
            returnUrl: values.LEAD_RETURN_URL,
            fields: readLeadFields(values.LEAD_FIELDS),
          },
    mail: values.SMTP_URL === undefined ? null : mailSettings(values.SMTP_URL, values, isProduction),
    giveUpDays: Number(values.DELIVERY_GIVE_UP_DAYS),
  };
}

function mailSettings(url: string, values: DeliveryValues, isProduction: boolean): MailSettings {
  // Outside production there is nobody to write to, and nothing to set for a trial.
  const everyForm = values.NOTICE_MAILBOX ?? 'staff@localhost';
  return {
    smtp: smtpSettings(url, values.MAIL_FROM ?? 'website@localhost', isProduction),
    mailboxes: Object.fromEntries(
      submissionKinds.map((kind) => [kind, values[mailboxNames[kind]] ?? everyForm]),
    ) as MailSettings['mailboxes'],
    noticeLanguage: values.NOTICE_LANGUAGE,
  };
}

function smtpSettings(value: string, from: string, isProduction: boolean): SmtpSettings {
  const { protocol, hostname, port, username, password } = new URL(value);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (isSecure ? 465 : 587)),
    isSecure,
    requiresTls: !isSecure && isProduction && !isLoopbackHost(hostname),
    login:
      username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    from,
  };
}

function canDecodeLogin(value: string): boolean {
  const { username, password } = new URL(value);
  try {
    decodeURIComponent(`${username}${password}`);
    return true;
  } catch {
    return false;
  }
}
