import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { customerFields } from '#features/submissions/model/api-contract.ts';
import {
  checkPrivacyRequest,
  emptyPrivacyRequest,
  type FaultCode,
  fitPrivacyRequest,
  type PrivacyRequest,
  privacyFields,
  privacyFieldsSchema,
  privacyTextFields,
  requestTypes,
} from './privacy-request.ts';

const filled: PrivacyRequest = {
  name: 'Ana Ríos',
  streetAddress: '12 Alder Court',
  city: 'Portland',
  state: 'OR',
  zip: '97204',
  email: 'ana@example.com',
  phone: '503-555-0100',
  requestType: 'Right to Know',
  otherRequestType: '',
  customers: { ...emptyPrivacyRequest.customers, [customerFields.autoParts]: true },
  recaptcha: 'answer',
};

/** The codes of one field when the form is filled well but for this. */
function codesOf(field: keyof PrivacyRequest, value: unknown): FaultCode[] {
  const checked = checkPrivacyRequest({ ...filled, [field]: value });
  return 'faults' in checked
    ? checked.faults.filter((fault) => fault.field === field).map(({ code }) => code)
    : [];
}

test('accepts a well filled form and returns it whole', () => {
  expect(checkPrivacyRequest(filled)).toEqual({ request: filled });
});

test('asks for every required field of an empty form, once each, in the order of the page', () => {
  const checked = checkPrivacyRequest(emptyPrivacyRequest);
  expect(checked).toEqual({
    faults: [
      { field: 'name', code: 'required' },
      { field: 'streetAddress', code: 'required' },
      { field: 'city', code: 'required' },
      { field: 'zip', code: 'required' },
      { field: 'email', code: 'required' },
      { field: 'phone', code: 'required' },
      { field: 'requestType', code: 'required' },
      { field: 'customers', code: 'one' },
      { field: 'recaptcha', code: 'required' },
    ],
  });
});

test.each(['name', 'streetAddress', 'city', 'requestType', 'otherRequestType'] as const)(
  'takes 250 characters as %s and refuses 251',
  (field) => {
    expect(codesOf(field, 'x'.repeat(250))).toEqual([]);
    expect(codesOf(field, 'x'.repeat(251))).toEqual(['max']);
  },
);

test.each([
  ['(503) 555-0100', []],
  ['+1 503-555-0100', []],
  ['503-555-0100 x12', ['max']],
  ['+1 (503) 555-0100', ['max']],
  ['', ['required']],
])('phone %j gives %j', (phone, codes) => {
  expect(codesOf('phone', phone)).toEqual(codes);
});

test.each([
  ['97204', []],
  ['V5K 0A1', []],
  ['V5K0A1', []],
  ['v5k 0a1', ['format']],
  ['V5K-0A1', ['format']],
  ['V5K  0A1', ['format']],
  ['97204-1234', ['format']],
  ['9720', ['format']],
  ['972045', ['format']],
  ['97204\n', ['format']],
  [' 97204', ['format']],
])('postal code %j gives %j', (zip, codes) => {
  expect(codesOf('zip', zip)).toEqual(codes);
});

test.each([
  ['a@b.co', []],
  ['a.b_c%d+e-f9@mail.example.com', []],
  ['a@b.info', []],
  ['A@b.co', ['format']],
  ['a@B.co', ['format']],
  ['a@b.c', ['format']],
  ['a@b.email', ['format']],
  [' a@b.com', ['format']],
  ['a b@c.com', ['format']],
  ['a@b', ['format']],
  ['a@b.com\n', ['format']],
  ['ñ@b.com', ['format']],
])('email %j gives %j', (email, codes) => {
  expect(codesOf('email', email)).toEqual(codes);
});

test('leaves the state without a rule of its own', () => {
  expect(codesOf('state', '')).toEqual([]);
  expect(codesOf('state', 'elsewhere')).toEqual([]);
});

test('leaves the other request type free, also when Other is chosen', () => {
  expect(checkPrivacyRequest({ ...filled, requestType: 'Other', otherRequestType: '' })).toHaveProperty(
    'request',
  );
});

test.each([1, 2, 3])('is content with %i ticked boxes', (count) => {
  const ticked = Object.fromEntries(
    Object.values(customerFields).map((field, place) => [field, place < count]),
  );
  expect(codesOf('customers', ticked)).toEqual([]);
});

test('asks for one ticked box, whatever stands in for none', () => {
  for (const customers of [undefined, null, {}, [], 'yes', emptyPrivacyRequest.customers]) {
    expect(codesOf('customers', customers)).toEqual(['one']);
  }
});

test('reads null and absence of an optional field as empty', () => {
  const { state: _state, ...rest } = filled;
  expect(checkPrivacyRequest({ ...rest, otherRequestType: null })).toEqual({
    request: { ...filled, state: '' },
  });
});

test('needs no human check from a form without script', () => {
  const { recaptcha: _recaptcha, ...fields } = filled;
  expect(checkPrivacyRequest(fields, privacyFieldsSchema)).toEqual({ request: { ...filled, recaptcha: '' } });
});

test.each(['extra', '__proto__', 'constructor'])('refuses the surplus key %s without naming it', (key) => {
  const value: unknown = JSON.parse(`{"${key}": 1, ${JSON.stringify(filled).slice(1)}`);
  expect(checkPrivacyRequest(value)).toEqual({ faults: [{ field: '', code: 'unknown' }] });
});

test.each([
  ['a number', 7],
  ['a truth value', true],
  ['a list', ['x']],
  ['an object', { x: 1 }],
])('refuses %s in place of a text', (_name, value) => {
  for (const field of privacyTextFields) expect(codesOf(field, value)).toEqual(['format']);
});

test.each([
  ['NUL', 'A\u0000na'],
  ['an escape', 'A\u001B[31mna'],
  ['a direction override', 'A\u202Ena'],
  ['a lone surrogate', 'A\uD800na'],
  ['a line separator', 'A\u2028na'],
  ['a zero-width space', 'A\u200Bna'],
  ['a byte order mark', '\uFEFFAna'],
])('refuses a name with %s', (_name, name) => {
  expect(codesOf('name', name)).toEqual(['format']);
});

test.each([
  'Zoë O’Neill-Núñez',
  '李小龍',
  'علی‌رضا',
  '👩‍🔧 Ana',
  '<b>Ana</b>',
  "Robert'); DROP TABLE students;--",
])('accepts the name %j', (name) => {
  expect(codesOf('name', name)).toEqual([]);
});

describe('fitting', () => {
  test('brings what people type into the shape of the rules', () => {
    expect(
      fitPrivacyRequest({
        ...filled,
        name: '  Ana\tRíos\u200B ',
        zip: ' v5k  0a1',
        email: ' Ana@Example.COM ',
        phone: '\u202A503-555-0100\u202C',
      }),
    ).toEqual({ ...filled, zip: 'V5K 0A1' });
  });

  test('sends the free text only along with Other', () => {
    const typed = { ...filled, otherRequestType: ' a copy ' };
    expect(fitPrivacyRequest(typed).otherRequestType).toBe('');
    expect(fitPrivacyRequest({ ...typed, requestType: 'Other' }).otherRequestType).toBe('a copy');
  });

  test('leaves nothing in a free text that the rules would call malformed, and changes nothing the second time', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `${text}\uD800${text}`);
    fc.assert(
      fc.property(anyText, (text) => {
        const fitted = fitPrivacyRequest({
          ...filled,
          name: text,
          phone: text,
          city: text,
          requestType: text,
        });
        for (const field of ['name', 'phone', 'city', 'requestType'] as const) {
          expect(codesOf(field, fitted[field])).not.toContain('format');
        }
        expect(fitPrivacyRequest(fitted)).toEqual(fitted);
      }),
      { numRuns: 500 },
    );
  });
});

test('judges any JSON value quickly and without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(...Object.keys(filled)), (value, field) => {
      checkPrivacyRequest(value);
      checkPrivacyRequest({ ...filled, [field]: value });
    }),
    { numRuns: 500 },
  );
  const deep: unknown = JSON.parse(`{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`);
  expect(checkPrivacyRequest(deep)).toEqual({ faults: [{ field: '', code: 'format' }] });
  const long = 'a'.repeat(32_000);
  // The thread's own time: by the clock a busy machine would be blamed on the rules.
  const before = process.threadCpuUsage();
  for (const field of Object.keys(filled)) checkPrivacyRequest({ ...filled, [field]: `${long}@${long}` });
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(50 * Object.keys(filled).length);
});

test('offers the eight request types in their order and limits as specified', () => {
  expect(requestTypes).toHaveLength(8);
  expect(requestTypes[0]).toBe('Right to Know');
  expect(requestTypes.at(-1)).toBe('Other');
  expect(privacyFields).toMatchObject({
    name: { limit: 250 },
    streetAddress: { limit: 250 },
    city: { limit: 250 },
    requestType: { limit: 250 },
    phone: { limit: 15 },
  });
});
