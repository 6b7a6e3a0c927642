import { customerFields } from '#features/forms/model/api-contract.ts';
import { sealedMediaType } from '#features/forms/model/sealed.ts';
import { filledForm } from './forms-api-fixture.ts';

/** One bad request to the submit call. */
export type BadInput = {
  name: string;
  body: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

/** A word that stands in every bad text: no reply, log line or database file may ever hold it. */
export const canary = 'kanarienvogel';

const json = (value: unknown) => JSON.stringify(value);

/** A body that is right but for one field. `answer` is a right answer of the human check, so that only the field is to blame. */
function withField(field: string, value: unknown, answer: string): string {
  return json({ ...filledForm, recaptcha: answer, [field]: value });
}

/** Bad for any required text. */
const badTexts: Record<string, unknown> = {
  'nothing in it': '',
  'only spaces': '     ',
  'only a no-break space': '\u00A0',
  NUL: `${canary}\u0000`,
  'a bell': `${canary}\u0007`,
  'an escape sequence': `\u001B[31m${canary}`,
  'a line break': `${canary}\r\nSet-Cookie: a=b`,
  'a tab': `${canary}\tb`,
  'a C1 control': `${canary}\u0085`,
  'a direction override': `\u202E${canary}`,
  'an isolate': `\u2066${canary}\u2069`,
  'a right-to-left mark': `\u200F${canary}`,
  'a zero-width space': `${canary}\u200B`,
  'a soft hyphen': `kanarien\u00ADvogel ${canary}`,
  'a byte order mark': `\uFEFF${canary}`,
  'a high surrogate alone': `${canary}\uD83D`,
  'a low surrogate alone': `\uDE00${canary}`,
  'a noncharacter': `${canary}\uFFFF`,
  'private use': `${canary}\uE000`,
  'a tag character': `${canary}\u{E0041}`,
  'a line separator': `${canary}\u2028`,
  'a paragraph separator': `${canary}\u2029`,
  'a number': 7,
  zero: 0,
  'a huge number': 1e308,
  'a truth value': true,
  null: null,
  'a list': [canary],
  'an empty list': [],
  'an object': { value: canary },
  'an object that claims to be a text': { toString: canary, length: 5 },
};

const requiredTexts = [
  'name',
  'streetAddress',
  'city',
  'zip',
  'email',
  'phone',
  'requestType',
  'recaptcha',
] as const;

const longTexts: [field: string, length: number][] = [
  ['name', 251],
  ['name', 2500],
  ['streetAddress', 251],
  ['streetAddress', 2500],
  ['city', 251],
  ['city', 2500],
  ['state', 251],
  ['state', 2500],
  ['requestType', 251],
  ['requestType', 2500],
  ['otherRequestType', 251],
  ['otherRequestType', 2500],
  ['phone', 16],
  ['phone', 150],
  ['recaptcha', 8193],
  ['recaptcha', 20_000],
];

const badPostalCodes = [
  '9720',
  '972045',
  '97204-1234',
  'v5k 0a1',
  'V5K-0A1',
  'V5K  0A1',
  'V5K 0A',
  'VVK 0A1',
  '９７２０４',
  '٩٧٢٠٤',
  '97204;',
  "97204' OR '1'='1",
  '=97204',
  `{{${canary}}}`,
  `<script>${canary}</script>`,
];

const badAddresses = [
  `${canary}`,
  `${canary}@`,
  '@example.com',
  `${canary}@example`,
  `${canary}@example.c`,
  `${canary}@example.email`,
  `${canary.toUpperCase()}@example.com`,
  `${canary}@EXAMPLE.com`,
  ` ${canary}@example.com`,
  `${canary}@example.com `,
  `${canary}@exam ple.com`,
  `${canary}@example.com\nbcc: all@example.com`,
  `${canary}@example.com,other@example.com`,
  `${canary}@@example.com`,
  `"${canary}"@example.com`,
  `<${canary}@example.com>`,
  `${canary}@[127.0.0.1]`,
  `${canary}@еxample.com`,
  `pаypal-${canary}@example.com`,
  `=cmd|'/c calc'!${canary}`,
  `\${jndi:ldap://${canary}}`,
  `${canary}@example.com'; DROP TABLE submissions;--`,
  `${'a'.repeat(240)}@example.com.${canary}`,
];

const noBox = filledForm.customers;
const badCustomers: Record<string, unknown> = {
  'no box': Object.fromEntries(Object.keys(noBox).map((key) => [key, false])),
  nothing: {},
  null: null,
  'a list': [true],
  'a text': canary,
  'a number': 1,
  'a box that is a text': { ...noBox, [customerFields.recycling]: 'true' },
  'a box that is a number': { ...noBox, [customerFields.recycling]: 1 },
  'a box that is a list': { ...noBox, [customerFields.recycling]: [] },
  'a fourth box': { ...noBox, [canary]: true },
  'a box in a box': { ...noBox, [customerFields.recycling]: { a: { b: true } } },
};

const text = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

const badBodies: Record<string, string | Uint8Array<ArrayBuffer>> = {
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

const badHeaders: Record<string, Record<string, string>> = {
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
const badSealed: Record<string, unknown> = {
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

/** The whole corpus. */
export function badInputs(answer: string): BadInput[] {
  const entries: BadInput[] = [];
  for (const field of requiredTexts) {
    for (const [name, value] of Object.entries(badTexts)) {
      entries.push({ name: `${field} with ${name}`, body: withField(field, value, answer) });
    }
  }
  for (const field of ['state', 'otherRequestType']) {
    for (const [name, value] of Object.entries(badTexts)) {
      // Emptiness of every kind is what optional means, and no rule forbids them spaces.
      if (value === null || (typeof value === 'string' && value.trim() === '')) continue;
      entries.push({ name: `${field} with ${name}`, body: withField(field, value, answer) });
    }
  }
  for (const [field, length] of longTexts) {
    const long = canary.repeat(Math.ceil(length / canary.length)).slice(0, length);
    entries.push({ name: `${field} of ${length} characters`, body: withField(field, long, answer) });
  }
  for (const zip of badPostalCodes) entries.push({ name: `zip ${zip}`, body: withField('zip', zip, answer) });
  for (const email of badAddresses)
    entries.push({ name: `email ${email}`, body: withField('email', email, answer) });
  for (const [name, value] of Object.entries(badCustomers)) {
    entries.push({ name: `customers: ${name}`, body: withField('customers', value, answer) });
  }
  for (const field of Object.keys({ ...filledForm, recaptcha: '' })) {
    if (field === 'state' || field === 'otherRequestType') continue;
    entries.push({ name: `no ${field}`, body: withField(field, undefined, answer) });
  }
  for (const key of [
    canary,
    '',
    'id',
    'constructor',
    'toString',
    'customers.x',
    'name[]',
    '$where',
    'Name',
  ]) {
    entries.push({ name: `the surplus key "${key}"`, body: withField(key, canary, answer) });
  }
  for (const [name, body] of Object.entries(badBodies)) entries.push({ name: `a body of ${name}`, body });
  for (const [name, headers] of Object.entries(badHeaders)) {
    entries.push({ name, body: withField('name', 'Ana', answer), headers });
  }
  for (const [name, value] of Object.entries(badSealed)) {
    entries.push({
      name: `sealed: ${name}`,
      body: json(value),
      headers: { 'content-type': sealedMediaType },
    });
  }
  return entries;
}

/** Odd, but a person may be called so or live there: taken and kept as they are. */
export const oddButRight: string[] = [
  `<img src=x onerror=alert(1)> ${canary}`,
  "Robert'); DROP TABLE submissions;--",
  "=cmd|'/c calc'!A1",
  '{{7*7}} #{7*7} <%= 7*7 %>',
  '%00%0d%0a%252e',
  '../../etc/passwd',
  'null',
  'undefined',
  '__proto__',
  '👩‍🔧🏳️‍🌈',
  'ﷺ علی‌رضا',
  'Z̴̢a̷l̶g̵o̸',
  'Ｆｕｌｌ ｗｉｄｔｈ',
  'x'.repeat(250),
];
