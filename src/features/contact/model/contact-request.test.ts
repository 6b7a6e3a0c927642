import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brand } from '#brand';
import {
  type ContactValues,
  checkContactRequest,
  composeContactRequest,
  contactFaults,
  emptyContactValues,
  fitContactValues,
} from './contact-request.ts';

const filled: ContactValues = {
  ...emptyContactValues,
  firstName: 'Ana',
  lastName: 'Ríos',
  email: 'ana@example.com',
  company: 'Ríos & Co.',
  recaptcha: 'answer',
};

const withField = (field: keyof ContactValues, value: unknown) => ({ ...filled, [field]: value });

describe('the rules', () => {
  test('let a form pass that holds no more than it must', () => {
    expect(contactFaults(filled)).toEqual([]);
  });

  test('name what an empty form misses, in the order of the page', () => {
    expect(contactFaults(emptyContactValues).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'company',
      'recaptcha',
    ]);
  });

  test.each([
    ['firstName', 40],
    ['lastName', 40],
    ['company', 40],
    ['phone', 40],
  ] as const)('%s takes %d characters and not one more', (field, limit) => {
    expect(contactFaults(withField(field, 'x'.repeat(limit)))).toEqual([]);
    expect(contactFaults(withField(field, 'x'.repeat(limit + 1)))).toEqual([{ field, code: 'max' }]);
  });

  test('email takes 80 characters and not one more', () => {
    const local = 'x'.repeat(80 - '@example.com'.length);
    expect(contactFaults(withField('email', `${local}@example.com`))).toEqual([]);
    expect(contactFaults(withField('email', `x${local}@example.com`))).toEqual([
      { field: 'email', code: 'max' },
    ]);
  });

  test.each([
    'ana',
    'ana@example',
    'Ana@example.com',
    'ana@example.email',
    'ana @example.com',
    '@example.com',
  ])('email refuses %s', (email) => {
    expect(contactFaults(withField('email', email))).toEqual([{ field: 'email', code: 'format' }]);
  });

  test.each(['firstName', 'lastName', 'company', 'recaptcha'] as const)(
    '%s refuses spaces alone',
    (field) => {
      expect(contactFaults(withField(field, '   '))).toEqual([{ field, code: 'required' }]);
    },
  );

  test.each(['phone', 'country', 'state', 'supplyChannel', 'businessType'] as const)(
    '%s may be missing',
    (field) => {
      for (const value of ['', null, undefined]) expect(contactFaults(withField(field, value))).toEqual([]);
    },
  );
});

describe('what travels', () => {
  const request = composeContactRequest({ ...filled, country: 'CA', state: 'BC' }, 'Products');

  test('is the form, what is fixed, where it comes from, and the answer of the human check', () => {
    expect(request).toEqual({
      ...filled,
      country: 'CA',
      state: 'BC',
      leadSource: 'Website',
      Oid: brand.leadSystem.organizationId,
      RetURL: brand.leadSystem.returnUrl,
      specificLeadSource: 'Products',
      RecaptchaChallenge: 'answer',
    });
  });

  test('says null for a list left at its first entry', () => {
    expect(composeContactRequest(filled, '')).toMatchObject({ country: null, state: null });
  });

  test('passes the check, which keeps the answer of the human check apart', () => {
    const checked = checkContactRequest(request);
    expect(checked).toMatchObject({ recaptcha: 'answer', content: { firstName: 'Ana', state: 'BC' } });
    expect(JSON.stringify('content' in checked && checked.content)).not.toContain('answer');
  });

  test('may name the answer of the human check in either field; a fresh one counts', () => {
    const { recaptcha: _, ...bare } = request;
    expect(checkContactRequest(bare)).toMatchObject({ recaptcha: 'answer' });
    expect(checkContactRequest({ ...request, recaptcha: 'fresh' })).toMatchObject({ recaptcha: 'fresh' });
    const { RecaptchaChallenge: __, ...neither } = bare;
    expect(checkContactRequest(neither)).toEqual({ faults: [{ field: 'recaptcha', code: 'required' }] });
  });

  test('is the same to store, whatever an older page or another program put into the fixed fields', () => {
    const odd = { ...request, leadSource: 'Elsewhere', Oid: 'other', RetURL: 'https://other.invalid/' };
    expect(checkContactRequest(odd)).toEqual(checkContactRequest(request));
  });

  test.each([
    ['a surplus key', { ...request, more: 1 }],
    ['a list', [request]],
    ['nothing', null],
    ['a nested name', { ...request, firstName: { a: { b: 'c' } } }],
    ['a hidden character', { ...request, company: 'Rí\u202Eos' }],
    ['a source without end', { ...request, specificLeadSource: 'x'.repeat(251) }],
  ])('is refused with %s', (_name, value) => {
    expect(checkContactRequest(value)).toHaveProperty('faults');
  });
});

describe('fitting', () => {
  test('brings what people type into the shape the rules ask for', () => {
    expect(
      fitContactValues({ ...filled, firstName: '  Ana\tMaría ', email: ' ANA@Example.com ' }),
    ).toMatchObject({
      firstName: 'Ana María',
      email: 'ana@example.com',
    });
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (firstName, email) => {
        const once = fitContactValues({ ...filled, firstName, email });
        expect(fitContactValues(once)).toEqual(once);
      }),
      { numRuns: 200 },
    );
  });
});
