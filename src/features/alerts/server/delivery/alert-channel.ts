import { brand } from '#brand';
import { canaryMark } from '#features/submissions/model/canary.ts';
import type { LetterValues, LetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import { compose, imprint } from '#features/submissions/server/delivery/letters.ts';
import { fill } from '#i18n/fill.ts';
import { formatDay } from '#i18n/formats.ts';
import type { Language } from '#i18n/language.ts';
import type { DeliveryOutcome } from '#server/delivery/channel.ts';
import type { Letter, MailSender } from '#server/delivery/mail-sender.ts';
import type { AlertItem, AlertLetter } from '../../model/alert-store.ts';
import { alertCalls, alertParameters } from '../../model/alerts.ts';
import { mostWatches, type Watch, type WatchFind } from '../../model/watches.ts';
import type { AlertPage } from '../plain-alerts.ts';
import type { WatchWords } from '../watch-words.ts';

/** Where letters about alerts lead. */
export type AlertAddresses = {
  /** A page of the site, with its origin. */
  page: (language: Language, page: AlertPage) => string;
  /** Where the site stands. */
  origin: (language: Language) => string;
  /** The page that answers what a watch waits for, with its question and its origin. */
  question: (language: Language, watch: Watch) => string;
  /** The page of a job, with its origin. */
  job: (language: Language, id: string) => string;
};

/** So many vehicles or jobs a letter names; the page that it leads to has them all. */
const longestList = 20;

/** Longest subject; mail programs show about half of it. */
const longestSubject = 140;

/** Sends letters about alerts. */
export function createAlertChannel(
  send: MailSender,
  words: LetterWords,
  addresses: AlertAddresses,
  watchWords: WatchWords,
): (letter: AlertLetter, signal: AbortSignal) => Promise<DeliveryOutcome> {
  return (letter, signal) =>
    send(asTold(composeAlert(letter, words, addresses, watchWords), letter), letter.id, signal);
}

/** Whoever gets the letter of a trial sees that it is one before they open it. */
function asTold(composed: Letter, { isCanary }: AlertLetter): Letter {
  return isCanary ? { ...composed, subject: `${canaryMark} ${composed.subject}` } : composed;
}

/**
 * A letter to whoever signed up. Nothing that anybody typed is in it but the choice of topics and what the watches wait for.
 * Every letter that can be stopped says how, in words and in a header that mail programs make a button of.
 */
export function composeAlert(
  letter: AlertLetter,
  words: LetterWords,
  addresses: AlertAddresses,
  watchWords: WatchWords,
): Letter {
  const { kind, email, language, topics, items, watch, watches, confirmToken, stopToken } = letter;
  const { confirm, known, alert, topics: names, watches: ofWatches } = words[language].alerts;
  const link = (page: AlertPage, token: string) =>
    `${addresses.page(language, page)}?${alertParameters.token}=${token}`;
  const lines = [
    ...topics.map((topic) => names[topic].name),
    ...watches.map((each) => watchWords.describe(each, language)),
  ];
  const chosen = plain(lines.map((line) => `- ${line}`).join('\n'));
  const manage = link('manage-alerts', stopToken);
  const stopUrl = `${addresses.origin(language)}${alertCalls.oneClick}?${alertParameters.token}=${stopToken}`;
  const values: LetterValues = { company: brand.name, count: String(items.length) };
  const envelope = { to: email, language, values };
  if (kind === 'confirm') {
    const { title, lead, text, note } = confirm;
    const page = link('confirm-alerts', confirmToken);
    return compose({ ...envelope, title }, [lead, chosen, text, page, note, imprint]);
  }
  if (kind === 'watch-confirm' && watch) {
    const { title, lead, text, note } = ofWatches.confirm;
    const asked = plain(`- ${watchWords.describe(watch.terms, language)}`);
    const page = link('confirm-alerts', confirmToken);
    return compose({ ...envelope, title }, [lead, asked, text, page, note, imprint]);
  }
  if (kind === 'known') {
    const { title, lead, text, note } = known;
    return compose({ ...envelope, title, stopUrl }, [lead, chosen, text, manage, note, imprint]);
  }
  if (kind === 'full') {
    const { title, lead, text } = ofWatches.full;
    const counted = { ...envelope, values: { ...values, count: String(mostWatches.all) } };
    return compose({ ...counted, title, stopUrl }, [lead, chosen, text, manage, imprint]);
  }
  if (watch) {
    // The button of a mail program ends what this letter is about, and nothing else.
    const own = { ...envelope, stopUrl: `${stopUrl}&${alertParameters.watch}=${watch.id}` };
    return composeFound(watch, own, { words: ofWatches, addresses, watchWords, manage });
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

/** What a watch found: vehicles with their rows, jobs with their pages, or a price. */
function composeFound(
  { terms, finds }: NonNullable<AlertLetter['watch']>,
  envelope: { to: string; language: Language; values: LetterValues; stopUrl: string },
  parts: {
    words: LetterWords[Language]['alerts']['watches'];
    addresses: AlertAddresses;
    watchWords: WatchWords;
    manage: string;
  },
): Letter {
  const { words, addresses, watchWords, manage } = parts;
  const { language } = envelope;
  const asked = plain(`- ${watchWords.describe(terms, language)}`);
  const sample = finds.some(({ isSample }) => isSample) ? [words.sample.text] : [];
  const page = addresses.question(language, terms);
  const told = finds.map((find) => foundValues(find, terms, watchWords, language));
  const values = { ...envelope.values, ...told[0] };
  if (terms.kind === 'price') {
    const { title, lead, text, note } = words.price;
    const paragraphs = [...sample, lead, asked, text, note, page, words.text, manage, imprint];
    const composed = compose({ ...envelope, title, values }, paragraphs);
    return { ...composed, subject: oneLine(composed.subject) };
  }
  const { title, several, lead, item, more, note } = words[terms.kind];
  const shown = told.slice(0, longestList);
  const composed = compose({ ...envelope, title, values }, [
    ...sample,
    lead,
    asked,
    ...shown.map((row, at) => {
      const find = finds[at];
      const lines = [
        fill(item.text, row),
        ...(find?.kind === 'job' ? [addresses.job(language, find.id)] : []),
      ];
      return plain(lines.join('\n'));
    }),
    ...(told.length > shown.length ? [fill(more.text, { count: told.length - shown.length })] : []),
    note,
    page,
    words.text,
    manage,
    imprint,
  ]);
  const subject =
    told.length === 1 ? composed.subject : fill(several.title, { ...values, count: told.length });
  return { ...composed, subject: oneLine(subject) };
}

/** What a letter says of one vehicle, price or job. */
function foundValues(find: WatchFind, terms: Watch, names: WatchWords, language: Language): LetterValues {
  if (find.kind === 'job') {
    const { id, place, posted } = find;
    return {
      name: names.job(id, language),
      place: names.workPlace(place, language),
      day: formatDay(posted, language),
    };
  }
  const place = names.yard(find.yard);
  if (find.kind === 'arrival') {
    const { year, make, model, row, arrived } = find;
    return { name: `${year} ${make} ${model}`, place, row, day: formatDay(arrived, language) };
  }
  if (terms.kind !== 'price') return {};
  return {
    place,
    name: names.grade(terms.grade, language),
    price: names.price(find.price, terms, language),
    unit: names.unit(terms.unit, language),
    day: formatDay(find.day, language),
  };
}

/** Braces would be taken for placeholders of ours. */
const plain = (text: string): string => text.replace(/[{}]/g, '');

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
