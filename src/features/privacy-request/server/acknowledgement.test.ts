import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { brand } from '#brand';
import { type LetterWords, readLetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import { legalLimits } from '#site/legal-limits.ts';
import { storedSubmission } from '#tests/server/support/delivery-fixture.ts';
import { composeAcknowledgement } from './acknowledgement.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

let words: LetterWords;
beforeAll(async () => {
  words = await readLetterWords(root);
});

const acknowledge = (change: Parameters<typeof storedSubmission>[1] = {}) =>
  composeAcknowledgement(storedSubmission('privacy', change), {
    words,
    rightsPage: 'https://site.example/legal',
    receipt: { code: 'AB12-CD34.'.padEnd(160, 'x'), page: 'https://site.example/receipt' },
    replyTo: 'privacy@site.example',
  });

test('an acknowledgement says what arrived when, by when we answer and how to reach us', () => {
  const letter = acknowledge();
  expect(letter).toMatchObject({
    to: 'ana.rios@home.test',
    replyTo: 'privacy@site.example',
    subject: 'We received your privacy request AB12-CD34',
    language: 'eng',
  });
  expect(letter?.text).toContain('Reference number: AB12-CD34\nDate received: January 31, 2026');
  // Forty-five days after the last of January, in a year without a leap day.
  expect(letter?.text).toContain(
    `We answer by March 17, 2026, which is within ${legalLimits.answerDays} days.`,
  );
  expect(letter?.text).toContain(brand.privacyPhone.display);
  expect(letter?.text).toContain('https://site.example/legal');
  expect(letter?.text).not.toMatch(/[{}]/);
});

test('an acknowledgement holds the receipt in lines that stay whole, and says where it is checked', () => {
  const text = acknowledge()?.text ?? '';
  expect(text).toContain('\nhttps://site.example/receipt\n');
  expect(text.replaceAll('\n', '')).toContain('AB12-CD34.'.padEnd(160, 'x'));
});

test('a Spanish request is acknowledged in Spanish', () => {
  const letter = acknowledge({ language: 'es' });
  expect(letter?.subject).toBe('Recibimos su solicitud de privacidad AB12-CD34');
  expect(letter?.text).toContain('Fecha de recepción: 31 de enero de 2026');
  expect(letter?.text.replaceAll('\n', ' ')).toContain('a más tardar el 17 de marzo de 2026');
  expect(letter?.text).not.toMatch(/[{}]|request|\bwe\b/i);
});

test('residents of Canada get the date of their own law', () => {
  const letter = acknowledge({
    content: { ...storedSubmission('privacy').content, zip: 'V5K 0A1' },
  });
  expect(letter?.text).toContain(
    `We answer by March 2, 2026, which is within ${legalLimits.canadaDays} days.`,
  );
  expect(letter?.text).not.toContain(`${legalLimits.answerDays} days`);
});

test('the day is that of the head office, not of Greenwich', () => {
  const evening = Date.UTC(2026, 1, 1, 3);
  expect(acknowledge({ createdAt: evening })?.text).toContain('January 31, 2026');
});

test('nothing that a visitor typed is in a letter, and no line is too long to read', () => {
  const { content = {} } = storedSubmission('privacy');
  for (const language of ['eng', 'es'] as const) {
    const letter = acknowledge({ language });
    for (const [field, typed] of Object.entries(content)) {
      if (typeof typed === 'string') expect(letter?.text, field).not.toContain(typed);
    }
    expect(letter?.subject).not.toContain('Ana');
    for (const line of letter?.text.split('\n') ?? []) expect(line.length).toBeLessThanOrEqual(74);
  }
});

test.each([
  'ana@home.test\r\nBcc: all@home.test',
  'ana@home.test\n',
  'ana@home.test, all@home.test',
  'Ana <ana@home.test>',
  'ana@home.test>',
  'ana@home',
  `${'a'.repeat(250)}@home.test`,
  '',
  undefined,
  ['ana@home.test'],
])('no letter is written to %j', (email) => {
  expect(acknowledge({ content: { ...storedSubmission('privacy').content, email } })).toBeUndefined();
});
