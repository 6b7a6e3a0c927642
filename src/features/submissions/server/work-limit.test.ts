import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { contactFields } from '#features/contact/model/contact-request.ts';
import { contactForm } from '#features/contact/server/contact-form.ts';
import { emptyOfficeHours } from '#features/office-hours/model/office-hours.ts';
import { officeHoursForm } from '#features/office-hours/server/office-hours-form.ts';
import { privacyForm } from '#features/privacy-request/server/privacy-form.ts';
import { browserReportSchema } from '#server/api/report-schemas.ts';
import { cleanText } from '#server/clean-text.ts';
import { filledForm } from '#tests/server/support/forms-api-fixture.ts';
import type { FormDefinition } from './form-definition.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The largest body that a form may have. */
const largestBody = 32 * 1024;
/** What judging it may cost, in milliseconds of this thread's work: the clock also counts what others do. */
const mostWork = 50;

/** A few characters that rules are about, repeated until the body is full: what makes a careless pattern slow. */
const hostileText = fc
  .tuple(
    fc.string({
      unit: fc.constantFrom(...'aA0 .-_@%+():/\\<"\'=\u00e9\u200b\u202e\u0000\n\ud83d'),
      maxLength: 6,
    }),
    fc.string({ unit: fc.constantFrom(...'a0 .-@%+é\n'), minLength: 1, maxLength: 5 }),
    fc.string({ unit: fc.constantFrom(...'a0!@. \n'), maxLength: 4 }),
  )
  .map(([head, piece, tail]) => `${head}${piece.repeat(Math.floor(largestBody / piece.length))}${tail}`);

/** The least that a piece of work cost in up to three tries: compiling it and clearing up are not its own. */
function workOf(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > mostWork; tries += 1) {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const forms: [FormDefinition, readonly string[]][] = [
  [privacyForm, Object.keys(filledForm)],
  [contactForm, [...contactFields, 'state', 'country', 'leadSource', 'recaptcha']],
  [officeHoursForm, Object.keys(emptyOfficeHours)],
];

test.each(forms.map(([form, fields]) => [form.kind, form, fields] as const))(
  'no body of 32 KB costs the %s form more than a moment, as JSON or as a plain form',
  (_, form, fields) => {
    fc.assert(
      fc.property(hostileText, fc.subarray([...fields], { minLength: 1 }), (text, chosen) => {
        // One long field, or the same length spread over several.
        const share = text.slice(0, Math.ceil(text.length / chosen.length));
        const value = Object.fromEntries(chosen.map((field) => [field, share]));
        expect(workOf(() => form.check(value))).toBeLessThanOrEqual(mostWork);
        expect(workOf(() => form.readPlain(new URLSearchParams(value)))).toBeLessThanOrEqual(mostWork);
      }),
      { numRuns: 150 },
    );
  },
);

test('no report of a browser costs more than a moment, to judge or to clean for the log', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(
        workOf(() => browserReportSchema.isValidSync({ logLevel: text, logEntry: text })),
      ).toBeLessThanOrEqual(mostWork);
      expect(workOf(() => cleanText(text))).toBeLessThanOrEqual(mostWork);
    }),
    { numRuns: 150 },
  );
});
