import { beforeEach, expect, test } from 'vitest';
import { emptyOfficeHours } from '#features/office-hours/model/office-hours.ts';
import { emptyPrivacyRequest } from '#features/privacy-request/model/privacy-request.ts';
import { type DraftStorage, dropDraft, personIn, readDraft, storeDraft } from './drafts.ts';
import { draftsKey } from './drafts-key.ts';

const held = new Map<string, string>();
const tab: DraftStorage = {
  getItem: (key) => held.get(key) ?? null,
  setItem: (key, value) => void held.set(key, value),
  removeItem: (key) => void held.delete(key),
};

beforeEach(() => held.clear());

test('gives back what was stored, by form', () => {
  storeDraft(tab, 'request', { name: 'Ana', city: 'Portland' }, 1);
  storeDraft(tab, 'interest', { phone: '1' }, 2);
  expect(readDraft(tab, 'request', emptyPrivacyRequest)).toEqual({ name: 'Ana', city: 'Portland' });
  expect(readDraft(tab, 'interest', emptyOfficeHours)).toEqual({ phone: '1' });
  expect(readDraft(tab, 'contact', emptyOfficeHours)).toBeUndefined();
});

test('an emptied form has a draft without fields, a dropped one has none, and the last one leaves nothing behind', () => {
  storeDraft(tab, 'interest', {}, 1);
  expect(readDraft(tab, 'interest', emptyOfficeHours)).toEqual({});
  dropDraft(tab, 'interest');
  expect(readDraft(tab, 'interest', emptyOfficeHours)).toBeUndefined();
  expect(held.has(draftsKey)).toBe(false);
});

test('never holds the answer of a human check', () => {
  storeDraft(tab, 'request', { name: 'Ana', recaptcha: 'answer' }, 1);
  expect(held.get(draftsKey)).not.toContain('answer');
  held.set(draftsKey, JSON.stringify({ request: { at: 1, values: { recaptcha: 'answer' } } }));
  expect(readDraft(tab, 'request', emptyPrivacyRequest)).toEqual({});
});

test('passes over what has another shape than the form', () => {
  const values = {
    name: 7,
    city: 'x'.repeat(1001),
    zip: '97204',
    customers: { ...emptyPrivacyRequest.customers, extra: true },
    surplus: 'x',
    constructor: 'x',
  };
  held.set(draftsKey, JSON.stringify({ request: { at: 1, values } }));
  expect(readDraft(tab, 'request', emptyPrivacyRequest)).toEqual({ zip: '97204' });
  const customers = Object.fromEntries(
    Object.keys(emptyPrivacyRequest.customers).map((field) => [field, true]),
  );
  storeDraft(tab, 'request', { customers }, 2);
  expect(readDraft(tab, 'request', emptyPrivacyRequest)).toEqual({ customers });
});

test.each([
  '',
  'no json',
  'null',
  '[]',
  '7',
  '{"request":7}',
  '{"request":{"at":"1","values":{}}}',
  '{"request":{"at":1}}',
])('takes %j for no draft', (text) => {
  held.set(draftsKey, text);
  expect(readDraft(tab, 'request', emptyPrivacyRequest)).toBeUndefined();
  expect(personIn(tab, 'contact')).toEqual({});
});

test('a browser that refuses storage forgets in silence', () => {
  const refuse = () => {
    throw new DOMException('switched off', 'SecurityError');
  };
  const closed: DraftStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  storeDraft(closed, 'request', { name: 'Ana' }, 1);
  dropDraft(closed, 'request');
  expect(readDraft(closed, 'request', emptyPrivacyRequest)).toBeUndefined();
});

test('knows the person from other forms only, and the form typed into last has the last word', () => {
  storeDraft(tab, 'contact', { firstName: 'Ana', lastName: 'Ríos Peña', email: 'new@example.com' }, 20);
  storeDraft(tab, 'request', { city: 'Portland', email: 'old@example.com', phone: '' }, 10);
  expect(personIn(tab, 'interest')).toEqual({
    firstName: 'Ana',
    lastName: 'Ríos Peña',
    name: 'Ana Ríos Peña',
    email: 'new@example.com',
  });
  expect(personIn(tab, 'contact')).toEqual({ email: 'old@example.com' });
});

test('does not take a whole name apart', () => {
  storeDraft(tab, 'request', { name: 'Ana Ríos Peña' }, 1);
  expect(personIn(tab, 'contact')).toEqual({ name: 'Ana Ríos Peña' });
});
