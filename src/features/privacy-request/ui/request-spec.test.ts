import { describe, expect, test } from 'vitest';
import { customerFields } from '#features/submissions/model/api-contract.ts';
import { fieldErrors, resolverOf } from '#features/submissions/ui/form-parts/form-spec.ts';
import { emptyPrivacyRequest, type PrivacyRequest } from '../model/privacy-request.ts';
import { requestSpec } from './request-spec.ts';

const filled: PrivacyRequest = {
  ...emptyPrivacyRequest,
  name: 'Ana Ríos',
  streetAddress: '12 Quarry Road',
  city: 'Portland',
  state: 'OR',
  zip: '97204',
  email: 'ana@example.com',
  phone: '503-555-0100',
  requestType: 'Right to Know',
  customers: { ...emptyPrivacyRequest.customers, [customerFields.recycling]: true },
  recaptcha: 'answer',
};

const judge = (values: PrivacyRequest) =>
  resolverOf(requestSpec)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('the resolver', () => {
  test('accepts what is meant, not what is typed: the email in capitals, the postal code in small letters', async () => {
    const { values, errors } = await judge({ ...filled, email: ' Ana@Example.COM ', zip: 'v5k 0a1' });
    expect(errors).toEqual({});
    expect(values).toMatchObject({ email: 'ana@example.com', zip: 'V5K 0A1' });
  });

  test('does not send words for a choice that was taken back', async () => {
    const { values } = await judge({ ...filled, otherRequestType: 'Tell me who read my file' });
    expect(values).toMatchObject({ otherRequestType: '' });
  });

  test('names the fault of the customer group at the group', async () => {
    const { errors } = await judge({ ...filled, customers: emptyPrivacyRequest.customers });
    expect(errors).toEqual({ customers: { type: 'one', message: 'one' } });
  });
});

test('lists what is missing in the order of the page', () => {
  expect(requestSpec.faultsOf(requestSpec.prepare(emptyPrivacyRequest)).map(({ field }) => field)).toEqual([
    'name',
    'streetAddress',
    'city',
    'zip',
    'email',
    'phone',
    'requestType',
    'customers',
    'recaptcha',
  ]);
});

test('a fault of the whole body belongs to no field', () => {
  expect(fieldErrors([{ field: '', code: 'unknown' }])).toEqual({});
});
