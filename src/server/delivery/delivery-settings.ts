import type { LeadSettings } from '#features/contact/model/lead-settings.ts';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import type { Language } from '#i18n/language.ts';
import type { SmtpSettings } from './mail-sender.ts';

/** What carries submissions onward. `null`: not configured, what would go there waits. */
export type DeliverySettings = {
  leads: LeadSettings | null;
  mail: MailSettings | null;
  /** After so many days a delivery that still fails is given up. */
  giveUpDays: number;
};

/** Letters: the mail server and who gets them. */
export type MailSettings = {
  smtp: SmtpSettings;
  /** The mailbox of each form. Answers to acknowledgements go to that of the privacy form. */
  mailboxes: Record<SubmissionKind, string>;
  /** The language that staff read. */
  noticeLanguage: Language;
};
