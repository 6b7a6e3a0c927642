import { emailPattern } from '#features/submissions/model/patterns.ts';
import type { StoredSubmission } from '#features/submissions/model/submission-store.ts';
import type { LetterValues, LetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import { compose, imprint, officeZone } from '#features/submissions/server/delivery/letters.ts';
import { formatDay } from '#i18n/formats.ts';
import { formatLocale, type Language } from '#i18n/language.ts';
import type { Letter } from '#server/delivery/mail-sender.ts';
import { legalLimits } from '#site/legal-limits.ts';
import { answerDay, dayIn, isCanadianCode } from '../model/answer-day.ts';
import type { PrivacyContent } from '../model/privacy-request.ts';

/** The answers as storage hands them out: under the form's names, of no known shape. */
type Answers = Partial<Record<keyof PrivacyContent, unknown>>;

/** The receipt of a request in its acknowledgement. */
export type LetterReceipt = { code: string; page: string };

/** No letter is longer: the form takes no longer address either. */
const longestAddress = 250;

/**
 * The acknowledgement of a privacy request, in the language it was written in. Nothing that a visitor typed is in it:
 * whoever types the address of someone else cannot make us send them a text of his own.
 *
 * @param rightsPage The address of the page about privacy rights.
 * @param receipt The signed receipt, and the page that checks it.
 * @returns undefined when there is no address to write to.
 */
export function composeAcknowledgement(
  submission: StoredSubmission,
  {
    words,
    rightsPage,
    receipt,
    replyTo,
  }: { words: LetterWords; rightsPage: string; receipt: LetterReceipt; replyTo: string },
): Letter | undefined {
  const { content = {}, language, reference, createdAt } = submission;
  const { email, zip }: Answers = content;
  if (typeof email !== 'string' || email.length > longestAddress || !emailPattern.test(email))
    return undefined;
  const isCanadian = isCanadianCode(zip);
  const received = dayIn(officeZone, createdAt);
  const values: LetterValues = {
    reference,
    received: formatDay(received, language),
    answerBy: formatDay(answerDay(received, zip, legalLimits), language),
    answerDays: inWords(legalLimits.answerDays, language),
    extraDays: inWords(legalLimits.extraDays, language),
    canadaDays: inWords(legalLimits.canadaDays, language),
    rightsPage,
  };
  const { title, lead, facts, receipt: proof, next, reach, note } = words[language].acknowledgement;
  return compose({ to: email, replyTo, language, title, values }, [
    lead,
    facts.map(({ label }) => label).join('\n'),
    proof.heading,
    `${proof.lead}\n${receipt.page}`,
    inLines(receipt.code),
    next.heading,
    ...next.body,
    isCanadian ? next.canada.text : next.elsewhere.text,
    reach.heading,
    ...reach.body,
    note,
    imprint,
  ]);
}

/** A long word in lines that no mail program breaks by itself; the page that checks it takes the breaks out. */
function inLines(code: string): string {
  return (code.match(/.{1,64}/g) ?? []).join('\n');
}

function inWords(count: number, language: Language): string {
  return new Intl.NumberFormat(formatLocale[language]).format(count);
}
