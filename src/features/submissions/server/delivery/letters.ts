import { brand } from '#brand';
import type { PrivacyContent } from '#features/privacy-request/model/privacy-request.ts';
import { fill } from '#i18n/fill.ts';
import { formatDay } from '#i18n/formats.ts';
import { formatLocale, type Language, ownName } from '#i18n/language.ts';
import type { Letter } from '#server/delivery/mail-sender.ts';
import type { StoredSubmission } from '#server/storage/storage.ts';
import { legalLimits } from '#site/legal-limits.ts';
import { emailPattern } from '../../model/patterns.ts';
import type { LetterValues, LetterWords } from './letter-words.ts';

/** The clock of the head office: the day on which something arrived there. */
const officeZone = 'America/Los_Angeles';

/** `en-CA` writes a day as `yyyy-mm-dd`. */
const officeDay = new Intl.DateTimeFormat('en-CA', { timeZone: officeZone });

/** A Canadian postal code; the form takes no other that begins with a letter. */
const canadianCode = /^[A-Z]\d[A-Z]/;

/** Answers of a form as storage hands them out: under the form's names, of no known shape. */
type Answers<Content> = Partial<Record<keyof Content, unknown>>;

/** No letter is longer: the form takes no longer address either. */
const longestAddress = 250;

const widest = 74;

/** Who writes, and where they sit; the CAN-SPAM Act asks for it in every letter that somebody subscribed to. */
export const imprint = `${brand.legalName}\n${brand.headOffice.street}, ${brand.headOffice.locality}, ${brand.headOffice.region} ${brand.headOffice.postalCode}`;

/**
 * The acknowledgement of a privacy request, in the language it was written in. Nothing that a visitor typed is in it:
 * whoever types the address of someone else cannot make us send them a text of his own.
 *
 * @param rightsPage The address of the page about privacy rights.
 * @returns undefined when there is no address to write to.
 */
export function composeAcknowledgement(
  submission: StoredSubmission,
  { words, rightsPage, replyTo }: { words: LetterWords; rightsPage: string; replyTo: string },
): Letter | undefined {
  const { content = {}, language, reference, createdAt } = submission;
  const { email, zip }: Answers<PrivacyContent> = content;
  if (typeof email !== 'string' || email.length > longestAddress || !emailPattern.test(email))
    return undefined;
  const isCanadian = typeof zip === 'string' && canadianCode.test(zip);
  const received = officeDay.format(createdAt);
  const values: LetterValues = {
    reference,
    received: formatDay(received, language),
    answerBy: formatDay(
      dayAfter(received, isCanadian ? legalLimits.canadaDays : legalLimits.answerDays),
      language,
    ),
    answerDays: inWords(legalLimits.answerDays, language),
    extraDays: inWords(legalLimits.extraDays, language),
    canadaDays: inWords(legalLimits.canadaDays, language),
    rightsPage,
  };
  const { title, lead, facts, next, reach, note } = words[language].acknowledgement;
  return compose({ to: email, replyTo, language, title, values }, [
    lead,
    facts.map(({ label }) => label).join('\n'),
    next.heading,
    ...next.body,
    isCanadian ? next.canada.text : next.elsewhere.text,
    reach.heading,
    ...reach.body,
    note,
    imprint,
  ]);
}

/**
 * Tells the mailbox of a form that something arrived. A mailbox is read on telephones and forwarded, so the letter
 * holds nothing about a person: the reference, the form, the time, and the command that shows the rest.
 */
export function composeNotice(
  { reference, kind, createdAt, language: visitors }: StoredSubmission,
  { words, language, to }: { words: LetterWords; language: Language; to: string },
): Letter {
  const { title, lead, facts, text, forms } = words[language].notice;
  const values: LetterValues = {
    reference,
    form: forms[kind].name,
    received: officeTime(createdAt, language),
    visitorLanguage: ownName[visitors],
  };
  return compose({ to, language, title, values }, [
    lead,
    facts.map(({ label }) => label).join('\n'),
    text,
    `npm run submissions -- show ${reference}`,
  ]);
}

/** Puts a letter together: its paragraphs, with their placeholders filled in and their lines broken. */
export function compose(
  { title, values, ...envelope }: Omit<Letter, 'subject' | 'text'> & { title: string; values: LetterValues },
  paragraphs: string[],
): Letter {
  const text = paragraphs.map((paragraph) => fill(paragraph, values).split('\n').map(wrap).join('\n'));
  return { ...envelope, subject: fill(title, values), text: `${text.join('\n\n')}\n` };
}

/** `2026-11-20` and 45 → `2027-01-04`. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function inWords(count: number, language: Language): string {
  return new Intl.NumberFormat(formatLocale[language]).format(count);
}

/** A moment on the clock of the head office, with its zone: staff may sit elsewhere. */
function officeTime(at: number, language: Language): string {
  return new Intl.DateTimeFormat(formatLocale[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: officeZone,
    timeZoneName: 'short',
  }).format(at);
}

/** Breaks a line between words: plain text is shown as it is written, and long lines are hard to follow. */
function wrap(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > widest) {
      lines.push(current);
      current = word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current].join('\n');
}
