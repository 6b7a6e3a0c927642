import { brand } from '#brand';
import { fill } from '#i18n/fill.ts';
import { formatLocale, type Language, ownName } from '#i18n/language.ts';
import { writeHalfOfDay } from '#i18n/moment.ts';
import type { Letter } from '#server/delivery/mail-sender.ts';
import type { StoredSubmission } from '../../model/submission-store.ts';
import type { LetterValues, LetterWords } from './letter-words.ts';

/** The clock of the head office: the day on which something arrived there. */
export const officeZone = 'America/Los_Angeles';

const widest = 74;

/** Who writes, and where they sit; the CAN-SPAM Act asks for it in every letter that somebody subscribed to. */
export const imprint = `${brand.legalName}\n${brand.headOffice.street}, ${brand.headOffice.locality}, ${brand.headOffice.region} ${brand.headOffice.postalCode}`;

/**
 * Tells the mailbox of a form that something arrived. A mailbox is read on telephones and forwarded, so the letter
 * holds nothing about a person: the reference, the form, the time, and what shows the rest: its page at the staff's desk, or the
 * command where there is no desk.
 */
export function composeNotice(
  { reference, kind, createdAt, language: visitors }: StoredSubmission,
  {
    words,
    language,
    to,
    deskPage,
  }: { words: LetterWords; language: Language; to: string; deskPage?: string },
): Letter {
  const { title, lead, facts, text, desk, forms } = words[language].notice;
  const values: LetterValues = {
    reference,
    form: forms[kind].name,
    received: officeTime(createdAt, language),
    visitorLanguage: ownName[visitors],
  };
  return compose({ to, language, title, values }, [
    lead,
    facts.map(({ label }) => label).join('\n'),
    ...(deskPage === undefined ? [text, `npm run submissions -- show ${reference}`] : [desk.text, deskPage]),
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

/** A moment on the clock of the head office, with its zone: staff may sit elsewhere. */
function officeTime(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(formatLocale[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: officeZone,
    timeZoneName: 'short',
  });
  return writeHalfOfDay(format.format(at), language);
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
