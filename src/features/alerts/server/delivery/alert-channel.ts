import { brand } from '#brand';
import type { LetterValues, LetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import { compose, imprint } from '#features/submissions/server/delivery/letters.ts';
import { fill } from '#i18n/fill.ts';
import type { Language } from '#i18n/language.ts';
import type { DeliveryOutcome } from '#server/delivery/channel.ts';
import type { Letter, MailSender } from '#server/delivery/mail-sender.ts';
import type { AlertItem, AlertLetter } from '#server/storage/alerts.ts';
import { alertCalls, alertParameters } from '../../model/alerts.ts';
import type { AlertPage } from '../plain-alerts.ts';

/** Where letters about alerts lead. */
export type AlertAddresses = {
  /** A page of the site, with its origin. */
  page: (language: Language, page: AlertPage) => string;
  /** Where the site stands. */
  origin: (language: Language) => string;
};

/** Longest subject; mail programs show about half of it. */
const longestSubject = 140;

/** Sends letters about alerts. */
export function createAlertChannel(
  send: MailSender,
  words: LetterWords,
  addresses: AlertAddresses,
): (letter: AlertLetter, signal: AbortSignal) => Promise<DeliveryOutcome> {
  return (letter, signal) => send(composeAlert(letter, words, addresses), letter.id, signal);
}

/**
 * A letter to whoever signed up. Nothing that anybody typed is in it but the choice of topics. Every letter that can be
 * stopped says how, in words and in a header that mail programs make a button of.
 */
export function composeAlert(letter: AlertLetter, words: LetterWords, addresses: AlertAddresses): Letter {
  const { kind, email, language, topics, items, confirmToken, stopToken } = letter;
  const { confirm, known, alert, topics: names } = words[language].alerts;
  const link = (page: AlertPage, token: string) =>
    `${addresses.page(language, page)}?${alertParameters.token}=${token}`;
  const chosen = topics.map((topic) => `- ${names[topic].name}`).join('\n');
  const manage = link('manage-alerts', stopToken);
  const stopUrl = `${addresses.origin(language)}${alertCalls.oneClick}?${alertParameters.token}=${stopToken}`;
  const values: LetterValues = { company: brand.name, count: String(items.length) };
  const envelope = { to: email, language, values };
  if (kind === 'confirm') {
    const { title, lead, text, note } = confirm;
    const page = link('confirm-alerts', confirmToken);
    return compose({ ...envelope, title }, [lead, chosen, text, page, note, imprint]);
  }
  if (kind === 'known') {
    const { title, lead, text, note } = known;
    return compose({ ...envelope, title, stopUrl }, [lead, chosen, text, manage, note, imprint]);
  }
  const [first, ...more] = items.map((item) => item.words[language]);
  const subject = first && more.length === 0 ? `${brand.name}: ${first.title}` : fill(alert.title, values);
  const composed = compose({ ...envelope, title: alert.title, stopUrl }, [
    alert.lead,
    ...(items.some(({ isSample }) => isSample) ? [alert.sample.text] : []),
    ...items.map((item) => paragraphOf(item.words[language])),
    alert.text,
    manage,
    imprint,
  ]);
  return { ...composed, subject: oneLine(subject) };
}

/** Braces would be taken for placeholders of ours: a source may bring any text. */
function paragraphOf({ title, text, url }: AlertItem['words'][Language]): string {
  const words = [title, text].filter((line) => line !== '').map((line) => line.replace(/[{}]/g, ''));
  return [...words, url].join('\n');
}

/** A subject in one line that is not too long: a feed may bring any title. */
function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestSubject ? line : `${line.slice(0, longestSubject - 1).trimEnd()}…`;
}
