import { filledForm } from '../support/forms-api-fixture.ts';
import { canary } from './bad-input-fields.ts';

const json = (value: unknown) => JSON.stringify(value);
const text = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Bodies that are no form at all. */
export const badBodies: Record<string, string | Uint8Array<ArrayBuffer>> = {
  'nothing at all': '',
  'a space': ' ',
  'half an object': `{"name": "${canary}"`,
  'single quotes': `{'name': '${canary}'}`,
  'a trailing comma': `{"name": "${canary}",}`,
  'two objects': '{}{}',
  'a comment': '{/* */}',
  'a list': `["${canary}"]`,
  'a text': `"${canary}"`,
  'a number': '7',
  null: 'null',
  NaN: 'NaN',
  'an empty object': '{}',
  'lists a thousand deep': deep('[', ']', 1000),
  'lists five thousand deep': `{"name":${deep('[', ']', 5000)}}`,
  'objects two thousand deep': `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  'a thousand keys': `{${Array.from({ length: 1000 }, (_, place) => `"k${place}":1`).join(',')}}`,
  'a key of 20 KB': `{"${canary.repeat(1500)}":1}`,
  'a number of 10,000 digits': `{"name":${'9'.repeat(10_000)}}`,
  'broken UTF-8': text('7b226e616d65223a22ff22 7d'.replaceAll(' ', '')),
  'overlong UTF-8': text('7b226e616d65223a22c08022 7d'.replaceAll(' ', '')),
  'a surrogate in UTF-8': text('7b226e616d65223a22eda08022 7d'.replaceAll(' ', '')),
  'UTF-16': Uint8Array.from(Buffer.from(`{"name":"${canary}"}`, 'utf16le')),
  '33 KB of spaces': ' '.repeat(33 * 1024),
  '100 KB of a name': json({ name: canary.repeat(8000) }),
  'a proto key that gives a name': `{"__proto__": ${json(filledForm)}}`,
  'a constructor key': `{"constructor": {"prototype": {"name": "${canary}"}}}`,
};

/** Headers that spoil a right body. */
export const badHeaders: Record<string, Record<string, string>> = {
  'no content type of ours': { 'content-type': 'text/plain' },
  XML: { 'content-type': 'application/xml' },
  'JSON of another kind': { 'content-type': 'application/ld+json' },
  'a list of types': { 'content-type': 'application/json, text/plain' },
  'another alphabet': { 'content-type': 'application/json; charset=utf-16' },
  'a multipart form': { 'content-type': 'multipart/form-data; boundary=x' },
  'an empty content type': { 'content-type': '' },
  'an empty id': { 'idempotency-key': '' },
  'an id that is no UUID': { 'idempotency-key': canary },
  'two ids': { 'idempotency-key': `${crypto.randomUUID()}, ${crypto.randomUUID()}` },
  'an id with SQL': { 'idempotency-key': `' OR 1=1;--` },
  'a long id': { 'idempotency-key': 'a'.repeat(4000) },
  'a length too long': { 'content-length': '99999999' },
  'another site': { 'sec-fetch-site': 'cross-site' },
};

const point = 'A'.repeat(87);
const sealed = { kid: 'first', epk: point, iv: 'A'.repeat(16), ct: 'A'.repeat(100) };
/** Sealed bodies that cannot be opened. */
export const badSealed: Record<string, unknown> = {
  nothing: {},
  'an open form': filledForm,
  'no id': { sealed },
  'an id that is no UUID': { id: canary, sealed },
  'a text as sealed': { id: crypto.randomUUID(), sealed: canary },
  'a list as sealed': { id: crypto.randomUUID(), sealed: [] },
  'a point off the curve': { id: crypto.randomUUID(), sealed },
  'a point at infinity': { id: crypto.randomUUID(), sealed: { ...sealed, epk: 'AA' } },
  'an unknown key': { id: crypto.randomUUID(), sealed: { ...sealed, kid: canary } },
  'a key from the prototype': { id: crypto.randomUUID(), sealed: { ...sealed, kid: '__proto__' } },
  'a nonce that is a number': { id: crypto.randomUUID(), sealed: { ...sealed, iv: 1 } },
  'an answer that is a list': { id: crypto.randomUUID(), sealed, recaptcha: [canary] },
  'a surplus key': { id: crypto.randomUUID(), sealed, [canary]: 1 },
};
