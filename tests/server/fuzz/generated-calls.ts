import fc from 'fast-check';
import type { JsonSchema } from '#server/openapi/json-schema.ts';
import type { Operation } from '#server/openapi/operation.ts';
import type { Call } from '../support/whole-api-fixture.ts';

/** Stands in many generated texts; no reply may bring it back. */
export const marker = 'zaubernuss';

/** Texts that break things elsewhere: controls, directions, halves of characters, code of many kinds. */
const hostile = [
  ...[
    '',
    ' ',
    '\u0000',
    '\r\nX-Injected: 1',
    '\u001b[2J',
    '\u0085',
    '\u202e',
    '\u2066',
    '\u200b',
    '\ufeff',
    '\ud800',
  ],
  ...['👩‍🔧', 'ﷺ', '٩٧٢٠٤', 'Ａ', 'Z̴̢', '\u{e0041}', '\uffff', '\u2028'],
  ...[
    '<script>',
    "' or 1=1;--",
    '{{7*7}}',
    '%00',
    '%zz',
    '../../etc/passwd',
    "=cmd|'/c calc'!A1",
    'null',
    'NaN',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '$where',
    '-1',
    '0',
    '1e309',
    '99999999999999999999',
    '2026-02-30',
  ],
];

const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'Ana',
    'ana@example.com',
    '97204',
    '503-555-0100',
    'Right to Know',
    'US',
    'error',
    '/company',
  ),
  fc.constantFrom(...hostile).map((piece) => `${marker}${piece}`),
  fc.constantFrom(15, 16, 40, 41, 250, 251, 1000, 1001, 8193, 40_000).map((length) => 'x'.repeat(length)),
);

const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 5 }) },
  fc.constantFrom<unknown>(null, true, false, 0, -0, 1e308, [], {}, [[[[[]]]]]),
);

/** A value of a schema, nearly: mostly what it asks for, sometimes something else. */
function nearly(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { properties, items, enum: values } = schema;
  const wrong = { weight: 1, arbitrary: anything };
  if (values) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, wrong);
  if (properties) {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, nearly(field)]),
    );
    const right = fc.record(fields, { requiredKeys: [] });
    const surplus = fc.dictionary(fc.oneof(text, fc.constant('__proto__')), anything, { maxKeys: 2 });
    return fc.oneof(
      { weight: 6, arbitrary: right },
      { weight: 1, arbitrary: fc.tuple(right, surplus).map(([one, other]) => ({ ...one, ...other })) },
      wrong,
    );
  }
  if (items) return fc.oneof({ weight: 4, arbitrary: fc.array(nearly(items), { maxLength: 3 }) }, wrong);
  const boolean = [schema.type].flat().includes('boolean');
  return fc.oneof({ weight: 5, arbitrary: boolean ? fc.boolean() : text }, wrong);
}

/** The text of a body that is JSON, or nearly, or nothing of the kind. */
function bodyOf(schema: JsonSchema, type: string): fc.Arbitrary<string | Uint8Array> {
  const values = nearly(schema);
  const fields = Object.keys(schema.properties ?? { a: 1 });
  const form = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...fields), text), text), { maxLength: 12 })
    .map((pairs) =>
      new URLSearchParams(pairs.map(([key, value]) => [key.toWellFormed(), value.toWellFormed()])).toString(),
    );
  const written = type.includes('urlencoded') ? form : values.map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { weight: 6, arbitrary: written },
    fc.tuple(written, fc.nat(200)).map(([whole, at]) => whole.slice(0, at)),
    fc
      .tuple(written, fc.nat(200), text)
      .map(([whole, at, piece]) => whole.slice(0, at) + piece + whole.slice(at)),
    fc.uint8Array({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('['.repeat(3000), '{"a":'.repeat(2000), `{"a":${'9'.repeat(9000)}}`, '\u0000', ''),
  );
}

/** What can stand in a header on the wire. */
const headerText = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  })
  .map((value) => value.replace(/[\u007f-\u009f]/g, ' '));

const headers = fc.record(
  {
    'idempotency-key': fc.oneof(fc.uuid(), headerText),
    'accept-language': headerText,
    'accept-encoding': fc.oneof(fc.constantFrom('gzip', 'br', 'identity;q=0'), headerText),
    'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
    'x-forwarded-host': headerText,
    'if-none-match': fc.oneof(fc.constant('*'), headerText),
    cookie: fc.oneof(fc.constantFrom('site-language=es', 'site-language=../x'), headerText),
    origin: fc.oneof(fc.constantFrom('null', 'https://evil.example'), headerText),
    'sec-fetch-site': fc.oneof(
      { weight: 9, arbitrary: fc.constant('same-origin') },
      fc.constantFrom('cross-site', 'none', ''),
    ),
    'sec-gpc': fc.constantFrom('1', '0', 'x'),
    'user-agent': headerText,
    range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'lines=1'),
  },
  { requiredKeys: [] },
);

/** A part of an address: encoded, or as it is where HTTP lets it be. */
const segment = fc.oneof(
  text.map((part) => encodeURIComponent(part.slice(0, 300).toWellFormed())),
  fc.string({ unit: fc.constantFrom(..."abz019-._~!$&'()*+,;=:@%"), maxLength: 30 }),
);

/** One generated call and the schema-shaped body it was made of. */
export type GeneratedCall = Call & { mediaType?: string };

/** Calls to an operation that differ from right ones in every way that HTTP lets through. */
export function generatedCalls(
  operation: Operation,
  schemaOf: (named: JsonSchema) => JsonSchema,
): fc.Arbitrary<GeneratedCall> {
  const { method, path, parameters = [], body } = operation;
  const names = parameters.filter((parameter) => parameter.in === 'path');
  const filled = fc
    .tuple(...names.map(({ example }) => fc.oneof(fc.constant(example), segment)))
    .map((parts) =>
      names.reduce((address, { name }, at) => address.replace(`{${name}}`, () => parts[at] ?? ''), path),
    );
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const named = asked.map(({ name, example }) =>
    fc.oneof(fc.constant(example), segment).map((value) => `${name}=${value}`),
  );
  const query = fc.option(
    fc.array(fc.oneof(segment, ...named), { maxLength: 3 }).map((parts) => `?${parts.join('&')}`),
    { nil: '' },
  );
  const target = fc.tuple(filled, query).map(([address, end]) => address + end);
  if (method === 'get' || !body)
    return fc.record({ path: target, headers }).map((call) => ({ ...call, method: method.toUpperCase() }));
  const kinds = Object.entries(body).map(([mediaType, schema]) =>
    fc.record({
      mediaType: fc.oneof(
        { weight: 12, arbitrary: fc.constant(mediaType) },
        fc.constantFrom(...Object.keys(body), 'text/plain', ''),
      ),
      body: bodyOf(schemaOf(schema), mediaType),
    }),
  );
  return fc
    .record({ path: target, headers, kind: fc.oneof(...kinds) })
    .map(({ path: address, headers: given, kind }) => ({
      method: 'POST',
      path: address,
      ...kind,
      headers: { ...given, 'content-type': kind.mediaType },
    }));
}
