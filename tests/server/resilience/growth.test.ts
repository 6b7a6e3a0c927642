import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { contactFields } from '#features/contact/model/contact-request.ts';
import { contactForm } from '#features/contact/server/contact-form.ts';
import { officeHoursFields } from '#features/office-hours/model/office-hours.ts';
import { officeHoursForm } from '#features/office-hours/server/office-hours-form.ts';
import { privacyTextFields } from '#features/privacy-request/model/privacy-request.ts';
import { privacyForm } from '#features/privacy-request/server/privacy-form.ts';
import { wordsOf } from '#features/search/model/words.ts';
import { fitLine } from '#features/submissions/model/patterns.ts';
import { readSealedBody } from '#features/submissions/model/sealed.ts';
import { leadSourceField } from '#features/submissions/model/trap.ts';
import { createAltcha } from '#features/submissions/server/altcha.ts';
import { isDay } from '#i18n/world/calendar-days.ts';
import { browserReportSchema, visitSchema } from '#server/api/report-schemas.ts';
import { cleanText } from '#server/clean-text.ts';
import { clientAddress } from '#server/middleware/client-address.ts';
import { mediaType } from '#server/middleware/read-json.ts';
import { createKeyRing } from '#server/storage/key-ring.ts';
import { growsTooFast, type Work, worstTexts } from './growth.ts';

vi.setConfig({ testTimeout: 240_000 });

const altcha = createAltcha(createKeyRing(new Map([['one', Buffer.alloc(32, 'growth')]])));

/** A header can carry only some characters; the others never reach the code behind it. */
const header = (name: string, text: string) =>
  new Request('http://site.example/', { headers: { [name]: text.replace(/[^\t\x20-\x7e]/g, '') } });

const filled = (fields: readonly string[], text: string) =>
  Object.fromEntries(fields.map((field) => [field, text]));

/** Everything that judges or mends a text of a stranger, each with that text in every place it has. */
const works: Record<string, Work> = {
  'a privacy request': (text) => privacyForm.check({ ...filled(privacyTextFields, text), recaptcha: text }),
  'a contact request': (text) => contactForm.check({ ...filled(contactFields, text), recaptcha: text }),
  'an interest in office hours': (text) => officeHoursForm.check(filled(officeHoursFields, text)),
  'a privacy request without script': (text) =>
    privacyForm.readPlain(new URLSearchParams(filled(privacyTextFields, text))),
  'a contact request without script': (text) =>
    contactForm.readPlain(new URLSearchParams({ ...filled(contactFields, text), [leadSourceField]: text })),
  'an interest in office hours without script': (text) =>
    officeHoursForm.readPlain(new URLSearchParams(filled(officeHoursFields, text))),
  'a report of a browser': (text) => browserReportSchema.isValidSync({ logLevel: text, logEntry: text }),
  'a visit': (text) => visitSchema.isValidSync({ path: text }),
  'a sealed request': (text) =>
    readSealedBody({ id: text, key: text, kid: text, iv: text, sealed: text, recaptcha: text }),
  'an answer to the human check': (text) => altcha.recognises(text),
  'a line that is mended': fitLine,
  'a line of the log': (text) => cleanText(text, text.length),
  'a media type': (text) => mediaType(header('content-type', text)),
  'an address from a proxy': (text) =>
    clientAddress({ remoteAddress: '127.0.0.1', forwardedFor: text.replace(/[^\x20-\x7e]/g, '') }, 1),
  'words of a search': wordsOf,
  'a day': isDay,
};

describe('the measurement itself', () => {
  test.each<[string, Work]>([
    ['exponential', (text) => /^(a+)+$/.test(text)],
    ['quadratic', (text) => /a+$/.test(text)],
  ])('sees %s work', (_, work) => {
    expect(growsTooFast(work, (length) => `${'a'.repeat(length)}!`)).toBe(true);
  });

  test('lets linear work pass', () => {
    expect(
      growsTooFast(
        (text) => text.normalize('NFD').length,
        (length) => 'á'.repeat(length),
      ),
    ).toBe(false);
  });
});

test.each(Object.entries(works))('%s takes no longer than its length explains', (_, work) => {
  for (const [name, textOf] of worstTexts) expect(growsTooFast(work, textOf), name).toBe(false);
});

test('a body of many fields, or of long names, is refused in no more time than its length explains', () => {
  const bodies: [string, (length: number) => unknown][] = [
    [
      'many fields',
      (length) => Object.fromEntries(Array.from({ length: length / 8 }, (_, at) => [`f${at}`, 1])),
    ],
    ['a long name', (length) => ({ ['x'.repeat(length)]: 'x' })],
    ['names of dots', (length) => ({ ['a.'.repeat(length / 2)]: 'x' })],
    ['names of brackets', (length) => ({ [`${'['.repeat(length / 2)}${']'.repeat(length / 2)}`]: 'x' })],
    ['a long list', (length) => ({ name: Array.from({ length: length / 2 }, () => 1) })],
    ['a field of many fields', (length) => ({ customers: filled([...'x'.repeat(length)].map(String), 'x') })],
  ];
  for (const form of [privacyForm, contactForm, officeHoursForm]) {
    for (const [name, bodyOf] of bodies) {
      const body = new Map<number, unknown>();
      const work: Work = (text) => form.check(body.get(text.length));
      const textOf = (length: number) => {
        body.set(length, bodyOf(length));
        return ' '.repeat(length);
      };
      expect(growsTooFast(work, textOf), `${form.kind}: ${name}`).toBe(false);
    }
  }
});

test('generated repeats of generated pieces cost no form more than their length explains', () => {
  const piece = fc.string({ unit: 'binary', minLength: 1, maxLength: 6 });
  const forms = fc.constantFrom(privacyForm, contactForm, officeHoursForm);
  const fields = [...privacyTextFields, ...contactFields, ...officeHoursFields];
  fc.assert(
    fc.property(forms, piece, piece, fc.string({ maxLength: 3 }), (form, one, other, ending) => {
      const textOf = (length: number) =>
        `${one.repeat(Math.ceil(length / 2 / one.length))}${other.repeat(Math.ceil(length / 2 / other.length))}${ending}`;
      expect(growsTooFast((text) => form.check(filled(fields, text)), textOf)).toBe(false);
    }),
    { numRuns: 100 },
  );
});
