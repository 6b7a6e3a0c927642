import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactFormSchema } from '#features/contact/model/contact-request.ts';
import { officeHoursSchema } from '#features/office-hours/model/office-hours.ts';
import { privacyRequestSchema } from '#features/privacy-request/model/privacy-request.ts';
import { customerFields } from './api-contract.ts';
import { judge } from './form-rules.ts';

/**
 * The rules of the three forms as the specification's tables have them, written here once more from those tables and
 * with other means than in the schemas, and compared with the schemas over generated values. The schemas refuse a few
 * characters more than the tables do, those nobody sees; these are kept out of the values and tested elsewhere.
 */

/**
 * One line of a table. `bound` is not from there: where the specification sets no limit, the server has one of its own,
 * and longer texts are no part of the comparison.
 */
type Rule = { required?: boolean; most?: number; bound?: number; form?: (text: string) => boolean };

const letters = 'abcdefghijklmnopqrstuvwxyz';
const capitals = letters.toUpperCase();
const digits = '0123456789';
const all = (text: string, of: string) => [...text].every((character) => of.includes(character));

/** "Five digits, or a Canadian postal code (letter digit letter, optional space, digit letter digit, uppercase)". */
function isPostalCode(text: string): boolean {
  if (text.length === 5 && all(text, digits)) return true;
  const packed = text.length === 7 && text[3] === ' ' ? text.slice(0, 3) + text.slice(4) : text;
  return (
    packed.length === 6 &&
    [...packed].every((character, at) => (at % 2 ? digits : capitals).includes(character))
  );
}

/** "Lowercase letters, digits and ._%+- before @, then a domain, a dot, and 2 to 4 lowercase letters". */
function isAddress(text: string): boolean {
  const [name = '', host = '', ...more] = text.split('@');
  const ending = host.slice(host.lastIndexOf('.') + 1);
  const domain = host.slice(0, host.lastIndexOf('.'));
  return (
    more.length === 0 &&
    name !== '' &&
    all(name, `${letters}${digits}._%+-`) &&
    host.includes('.') &&
    domain !== '' &&
    all(domain, `${letters}${digits}.-`) &&
    all(ending, letters) &&
    ending.length >= 2 &&
    ending.length <= 4
  );
}

const privacyRules: Record<string, Rule> = {
  name: { required: true, most: 250 },
  streetAddress: { required: true, most: 250 },
  city: { required: true, most: 250 },
  state: { bound: 250 },
  zip: { required: true, bound: 250, form: isPostalCode },
  email: { required: true, bound: 250, form: isAddress },
  phone: { required: true, most: 15 },
  requestType: { required: true, most: 250 },
  otherRequestType: { most: 250 },
  recaptcha: { required: true },
};

const contactRules: Record<string, Rule> = {
  firstName: { required: true, most: 40 },
  lastName: { required: true, most: 40 },
  company: { required: true, most: 40 },
  email: { required: true, most: 80, form: isAddress },
  phone: { most: 40 },
  country: { bound: 40 },
  state: { bound: 40 },
  recaptcha: { required: true },
};

const officeHoursRules: Record<string, Rule> = {
  employeeNumber: { required: true },
  phone: { required: true },
  email: { required: true },
  firstName: {},
  lastName: {},
};

/** What the specification says of a text: nothing, or why it is refused. */
function verdictOn(
  text: string,
  { required = false, most = Number.POSITIVE_INFINITY, form }: Rule,
): string[] {
  const faults: string[] = [];
  if (required && text.trim() === '') faults.push('required');
  if (text.length > most) faults.push('max');
  if (form && text !== '' && !form(text)) faults.push('format');
  return faults;
}

const visible = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu, '');
const word = (of: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...of), minLength, maxLength });

/** Postal codes, nearly: right ones and ones with a character changed, lost or too many. */
const postalCodes = fc
  .tuple(
    fc.oneof(
      word(digits, 4, 6),
      fc
        .tuple(
          ...[capitals, digits, capitals, ' ', digits, capitals, digits].map((of) => fc.constantFrom(...of)),
        )
        .map((parts) => parts.join('')),
      fc
        .tuple(...[capitals, digits, capitals, digits, capitals, digits].map((of) => fc.constantFrom(...of)))
        .map((parts) => parts.join('')),
    ),
    fc.nat(8),
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(undefined) },
      fc.constantFrom('', ' ', 'x', 'X', '5', '-', '٥', 'É'),
    ),
  )
  .map(([code, at, change]) =>
    change === undefined ? code : code.slice(0, at) + change + code.slice(at + 1),
  );

/** Addresses, nearly. */
const addresses = fc
  .tuple(
    word(`${letters}${digits}._%+-`, 0, 12),
    fc.constantFrom('@', '@', '@', '@', '', '@@', ' @'),
    word(`${letters}${digits}.-`, 0, 12),
    fc.constantFrom('.', '.', '.', '', '..'),
    word(letters, 1, 6),
    fc.constantFrom('', '', '', '', ' ', 'A', 'é', '1', 'ß', '.'),
  )
  .map((parts) => parts.join(''));

const lengths = fc
  .constantFrom(1, 14, 15, 16, 39, 40, 41, 79, 80, 81, 249, 250, 251, 400)
  .chain((length) =>
    fc.constantFrom('x', 'é', ' x', 'ñ').map((unit) => unit.repeat(length).slice(0, length)),
  );

/** Addresses of exactly the lengths where a limit lies. */
const longAddresses = fc
  .constantFrom(79, 80, 81, 249, 250, 251)
  .map((length) => `${'a'.repeat(length - '@example.com'.length)}@example.com`);

const texts = fc.oneof(
  fc.constantFrom('', ' ', '   ', 'Ana', 'Other'),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map(visible),
  lengths,
  longAddresses,
  postalCodes,
  addresses,
);

/** What a schema says of a whole form, by field. */
function judgedBy(schema: Parameters<typeof judge>[1], value: Record<string, unknown>): Map<string, string> {
  const fields = Object.keys(value);
  const judged = judge(value, schema, fields);
  return new Map('faults' in judged ? judged.faults.map(({ field, code }) => [field, code]) : []);
}

describe.each([
  ['privacy request', privacyRequestSchema, privacyRules],
  ['contact request', contactFormSchema, contactRules],
  ['interest in office hours', officeHoursSchema, officeHoursRules],
] as const)('a %s', (name, schema, rules) => {
  const fields = Object.keys(rules);
  const boxes = name === 'privacy request' ? { customers: { [customerFields.recycling]: true } } : {};
  const right: Record<string, unknown> = {
    ...Object.fromEntries(fields.map((field) => [field, 'x'])),
    ...('zip' in rules ? { zip: '97204' } : {}),
    email: 'ana@example.com',
    ...boxes,
  };

  test('passes when it is right, and with every optional field left out, empty or null', () => {
    expect(judgedBy(schema, right)).toEqual(new Map());
    const free = Object.entries<Rule>(rules).flatMap(([field, rule]) => (rule.required ? [] : [field]));
    for (const empty of ['', null, undefined]) {
      const value = { ...right, ...Object.fromEntries(free.map((field) => [field, empty])) };
      expect(judgedBy(schema, value)).toEqual(new Map());
    }
  });

  test.each(fields)('is judged by its %s as the table says', (field) => {
    const rule: Rule = Object.entries<Rule>(rules).find(([named]) => named === field)?.[1] ?? {};
    let passed = 0;
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(text.length <= (rule.bound ?? Number.POSITIVE_INFINITY));
        const expected = verdictOn(text, rule);
        const actual = judgedBy(schema, { ...right, [field]: text }).get(field);
        if (expected.length === 0) passed += 1;
        expect(actual === undefined).toBe(expected.length === 0);
        if (actual !== undefined) expect(expected).toContain(actual);
      }),
      { numRuns: 1500 },
    );
    expect(passed).toBeGreaterThan(10);
  });

  test('is refused for each required field that is left out or null, and only for those', () => {
    const required = Object.entries<Rule>(rules).flatMap(([field, rule]) => (rule.required ? [field] : []));
    fc.assert(
      fc.property(fc.subarray(required), fc.constantFrom(null, undefined), (missing, nothing) => {
        const value = { ...right, ...Object.fromEntries(missing.map((field) => [field, nothing])) };
        expect(judgedBy(schema, value)).toEqual(new Map(missing.map((field) => [field, 'required'])));
      }),
    );
  });

  test('is never changed by being judged', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), texts), (change) => {
        const value = { ...right, ...change };
        const before = structuredClone(value);
        judgedBy(schema, value);
        expect(value).toEqual(before);
      }),
    );
  });
});

test('at least one of the three boxes has to be ticked, whichever', () => {
  const ticks = fc.option(fc.boolean(), { nil: undefined });
  const boxes = fc.record(Object.fromEntries(Object.values(customerFields).map((box) => [box, ticks])));
  const right = Object.fromEntries(Object.keys(privacyRules).map((field) => [field, 'x']));
  fc.assert(
    fc.property(boxes, (customers) => {
      const value = { ...right, zip: '97204', email: 'ana@example.com', customers };
      const isOne = Object.values(customers).some((ticked) => ticked === true);
      expect(judgedBy(privacyRequestSchema, value)).toEqual(new Map(isOne ? [] : [['customers', 'one']]));
    }),
  );
});

test('no text of 32 KB makes a rule slow', () => {
  const pieces = ['a', 'a@', '.', 'a.', '-', '@', ' ', '5', 'V5K', '\u200b', 'é', '%'];
  for (const piece of pieces) {
    const text = piece.repeat(Math.floor(32_768 / piece.length));
    for (const [schema, rules] of [
      [privacyRequestSchema, privacyRules],
      [contactFormSchema, contactRules],
      [officeHoursSchema, officeHoursRules],
    ] as const) {
      const value = Object.fromEntries(Object.keys(rules).map((field) => [field, text]));
      // The thread's own time: by the clock a busy machine would be blamed on the rules, of which an exponential one takes hours.
      const before = process.threadCpuUsage();
      expect(judgedBy(schema, value).size).toBeGreaterThan(0);
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(1000);
    }
  }
});
