import { customerFields } from '#features/submissions/model/api-contract.ts';
import { filledForm } from '../support/forms-api-fixture.ts';

/** A word that stands in every bad text: no reply, log line or database file may ever hold it. */
export const canary = 'kanarienvogel';

/** Bad for any required text. */
export const badTexts: Record<string, unknown> = {
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

/** No ZIP and no Canadian postal code. */
export const badPostalCodes = [
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

/** No email addresses as the specification has them. */
export const badAddresses = [
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

/** No email addresses either where endings may be as long as there are. */
export const badAddressesOfAnyEnding = badAddresses.filter((address) => !address.endsWith('@example.email'));

const noBox = filledForm.customers;
/** Bad for the group of boxes. */
export const badCustomers: Record<string, unknown> = {
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
