import { createLeadChannel } from '#features/contact/server/lead-channel.ts';
import {
  composeAcknowledgement,
  type LetterReceipt,
} from '#features/privacy-request/server/acknowledgement.ts';
import { canaryMark, isCanary } from '#features/submissions/model/canary.ts';
import {
  type DeliveryTopic,
  deliveryTopics,
  type StoredSubmission,
} from '#features/submissions/model/submission-store.ts';
import type { LetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import { composeNotice } from '#features/submissions/server/delivery/letters.ts';
import type { Language } from '#i18n/language.ts';
import type { Log } from '../log.ts';
import type { Channel, Channels } from './channel.ts';
import type { DeliverySettings, MailSettings } from './delivery-settings.ts';
import { createMailSender, type Letter, type MailSenderOptions } from './mail-sender.ts';

/** What channels are made of. */
export type OpenChannelsOptions = {
  settings: DeliverySettings;
  words: LetterWords;
  /** The address of the page about privacy rights. */
  rightsPage: (language: Language) => string;
  /** The signed receipt of a submission whose content is there, and the page that checks it. */
  receiptOf: (submission: StoredSubmission) => LetterReceipt;
  /** The page of a submission at the staff's desk; left out where there is none. */
  deskPage?: ((language: Language, reference: string) => string) | undefined;
  /** Shorter times in a test. */
  mail?: MailSenderOptions;
  leadTimeout?: number;
};

/** The channels that are configured. */
export function openChannels(options: OpenChannelsOptions): Channels {
  const { settings, leadTimeout } = options;
  return {
    ...(settings.leads && { lead: createLeadChannel(settings.leads, { timeout: leadTimeout }) }),
    ...(settings.mail && mailChannels(settings.mail, options)),
  };
}

function mailChannels(
  { smtp, mailboxes, noticeLanguage }: MailSettings,
  { words, rightsPage, receiptOf, deskPage, mail }: OpenChannelsOptions,
): { notice: Channel; acknowledgement: Channel } {
  const send = createMailSender(smtp, mail);
  return {
    async notice({ id, submission }, signal) {
      const to = mailboxes[submission.kind];
      const letter = composeNotice(submission, {
        words,
        language: noticeLanguage,
        to,
        ...(deskPage && { deskPage: deskPage(noticeLanguage, submission.reference) }),
      });
      return send(asTold(letter, submission), id, signal);
    },
    async acknowledgement({ id, submission }, signal) {
      if (submission.kind !== 'privacy') return { kind: 'impossible', error: 'wrong-form' };
      if (submission.content === undefined) return { kind: 'impossible', error: 'erased' };
      const letter = composeAcknowledgement(submission, {
        words,
        rightsPage: rightsPage(submission.language),
        receipt: receiptOf(submission),
        replyTo: mailboxes.privacy,
      });
      return letter ? send(asTold(letter, submission), id, signal) : { kind: 'impossible', error: 'address' };
    },
  };
}

/** Whoever gets the letter of a trial sees that it is one before they open it. */
function asTold(letter: Letter, submission: StoredSubmission): Letter {
  return isCanary(submission) ? { ...letter, subject: `${canaryMark} ${letter.subject}` } : letter;
}

const settingOf: Record<DeliveryTopic, string> = {
  lead: 'LEAD_ENDPOINT',
  notice: 'SMTP_URL',
  acknowledgement: 'SMTP_URL',
};

/** Says once, at start, what will wait because nothing is configured to carry it. */
export function reportWaiting(channels: Channels, log: Log): void {
  for (const topic of deliveryTopics) {
    if (channels[topic] === undefined) {
      log.warn(`deliveries wait: ${settingOf[topic]} is not set`, { topic });
    }
  }
}
