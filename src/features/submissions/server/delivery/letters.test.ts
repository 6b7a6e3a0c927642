import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { catalogFrom } from '#i18n/read-catalog.server.ts';
import { storedSubmission } from '#tests/server/support/delivery-fixture.ts';
import { type Letters, schema } from '../../content/letters.schema.ts';
import { type LetterWords, readLetterWords, translateLetters } from './letter-words.ts';
import { composeNotice } from './letters.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

let words: LetterWords;
let english: Letters;
beforeAll(async () => {
  words = await readLetterWords(root);
  english = schema.validateSync(JSON.parse(read('src/features/submissions/content/letters.json')));
});

test.each(['privacy', 'contact', 'office-hours', 'application', 'report', 'page-problem'] as const)(
  'a notice of a %s form holds the reference, the form, the time and the command, and nothing of the person',
  (kind) => {
    const submission = storedSubmission(kind, { language: 'es' });
    const letter = composeNotice(submission, { words, language: 'eng', to: 'desk@site.example' });
    expect(letter.subject).toBe(`${english.notice.forms[kind].name}, reference AB12-CD34`);
    expect(letter.text).toContain('npm run submissions -- show AB12-CD34');
    expect(letter.text).toContain('Received: January 31, 2026 at 12:00\u00a0p.m. PST');
    expect(letter.text).toContain('Language of the visitor: Español');
    for (const typed of Object.values(submission.content ?? {})) {
      if (typeof typed === 'string' && typed.length > 2) expect(letter.text).not.toContain(typed);
    }
  },
);

test('where there is a desk, a notice leads there and names no command', () => {
  const deskPage = 'https://desk.site.example/en/record/AB12-CD34';
  const letter = composeNotice(storedSubmission('report'), {
    words,
    language: 'eng',
    to: 'desk@site.example',
    deskPage,
  });
  expect(letter.text).toContain(`${english.notice.desk.text}\n\n${deskPage}\n`);
  expect(letter.text).not.toContain('npm run');
});

test('staff may read notices in Spanish', () => {
  const letter = composeNotice(storedSubmission('privacy'), {
    words,
    language: 'es',
    to: 'desk@site.example',
  });
  expect(letter.subject).toBe('Solicitud de privacidad, número de referencia AB12-CD34');
  expect(letter.text).toContain('Idioma del visitante: English');
});

test('a letter without a translation stops the start, and so does a placeholder that no letter knows', () => {
  const file = 'locales/es/mail-content.po';
  const catalog = read(file);
  const untranslated = catalog.replace(/msgstr "Recibimos su solicitud[^"]*"/, 'msgstr ""');
  expect(() => translateLetters(catalogFrom(untranslated, file, 'es'))).toThrow(
    /^letters\.json: acknowledgement\.title: "We received your privacy request.*locales\/es\/mail-content\.po/,
  );
  const strange = catalog.replace('Recibimos su solicitud', 'Recibimos {solicitud}');
  expect(() => translateLetters(catalogFrom(strange, file, 'es'))).toThrow(/\{solicitud\}/);
});
