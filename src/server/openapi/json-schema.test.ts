import fc from 'fast-check';
import { expect, test } from 'vitest';
import { array, boolean, lazy, mixed, number, object, ref, type Schema, string, tuple } from 'yup';
import { fits } from '#tests/server/support/fits-schema.ts';
import { type CustomRules, type JsonSchema, toJsonSchema } from './json-schema.ts';

const table: [name: string, schema: Schema, described: JsonSchema][] = [
  ['a text', string(), { type: 'string' }],
  ['a text that has to be there', string().required(), { type: 'string', minLength: 1 }],
  ['a text that may be empty', string().defined(), { type: 'string' }],
  ['a longest text', string().max(15), { type: 'string', maxLength: 15 }],
  ['a shortest text', string().min(2), { type: 'string', minLength: 2 }],
  ['an exact length', string().length(3), { type: 'string', minLength: 3, maxLength: 3 }],
  ['a pattern', string().matches(/^\d{5}$/), { type: 'string', pattern: '^\\d{5}$' }],
  ['a pattern with Unicode', string().matches(/^\p{L}$/u), { type: 'string', pattern: '^\\p{L}$' }],
  ['a list of words', string().oneOf(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
  ['forbidden words', string().notOneOf(['a']), { type: 'string', not: { enum: ['a'] } }],
  ['a text or null', string().nullable(), { type: ['string', 'null'] }],
  ['a word or null', string().nullable().oneOf(['a', null]), { type: ['string', 'null'], enum: ['a', null] }],
  [
    'a word, or null that the list leaves out',
    mixed<string>().oneOf(['a']).nullable(),
    { type: ['string', 'number', 'boolean', 'object', 'array', 'null'], enum: ['a', null] },
  ],
  ['a number', number(), { type: 'number' }],
  ['a whole number', number().integer(), { type: 'integer' }],
  ['a whole number or null', number().integer().nullable(), { type: ['integer', 'null'] }],
  ['bounds', number().min(1).max(9), { type: 'number', minimum: 1, maximum: 9 }],
  [
    'open bounds',
    number().moreThan(1).lessThan(9),
    { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 9 },
  ],
  ['a truth value', boolean(), { type: 'boolean' }],
  ['true alone', boolean().oneOf([true]), { type: 'boolean', enum: [true] }],
  ['anything', mixed(), { type: ['string', 'number', 'boolean', 'object', 'array'] }],
  [
    'anything or null',
    mixed().nullable(),
    { type: ['string', 'number', 'boolean', 'object', 'array', 'null'] },
  ],
  ['a list', array(string().defined()), { type: 'array', items: { type: 'string' } }],
  ['a list of any', array(), { type: 'array' }],
  ['a short list', array().min(1).max(2), { type: 'array', minItems: 1, maxItems: 2 }],
  ['an exact list', array().length(1), { type: 'array', minItems: 1, maxItems: 1 }],
  ['an object', object({ a: string() }), { type: 'object', properties: { a: { type: 'string' } } }],
  [
    'an object that knows its keys',
    object({ a: string().required(), b: number() }).noUnknown(),
    {
      type: 'object',
      properties: { a: { type: 'string', minLength: 1 }, b: { type: 'number' } },
      required: ['a'],
      additionalProperties: false,
    },
  ],
  [
    'an object in an object in a list',
    array(object({ inner: object({ leaf: boolean().defined() }).defined() })),
    {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          inner: { type: 'object', properties: { leaf: { type: 'boolean' } }, required: ['leaf'] },
        },
        required: ['inner'],
      },
    },
  ],
  [
    'words about a field',
    string().meta({ description: 'Its name.' }),
    { type: 'string', description: 'Its name.' },
  ],
  ['a label', string().label('Name'), { type: 'string', description: 'Name' }],
];

test.each(table)('describes %s', (_, schema, described) => {
  expect(toJsonSchema(schema)).toEqual(described);
});

test('keeps two patterns apart', () => {
  const letters = string()
    .matches(/a/)
    .test('plain', 'plain', () => true);
  expect(toJsonSchema(letters, rules)).toEqual({
    type: 'string',
    pattern: 'a',
    allOf: [{ pattern: '^[a-z]*$' }],
  });
});

const rules: CustomRules = {
  plain: { pattern: '^[a-z]*$' },
  some: ({ properties = {} }) => ({
    anyOf: Object.keys(properties).map((key) => ({
      properties: { [key]: { const: true } },
      required: [key],
    })),
  }),
};

test('describes rules of our own as the caller explains them', () => {
  const plain = string().test('plain', 'plain', (text = '') => /^[a-z]*$/.test(text));
  expect(toJsonSchema(plain, rules)).toEqual({ type: 'string', pattern: '^[a-z]*$' });
  const boxes = object({ a: boolean(), b: boolean() }).test(
    'some',
    'some',
    ({ a, b }) => a === true || b === true,
  );
  expect(toJsonSchema(boxes, rules).anyOf).toEqual([
    { properties: { a: { const: true } }, required: ['a'] },
    { properties: { b: { const: true } }, required: ['b'] },
  ]);
});

test.each<[string, Schema, RegExp]>([
  ['a rule nobody explained', object({ a: string().test('odd', 'odd', () => true) }), /"a".*"odd"/],
  [
    'a second rule of one name',
    object({ a: array(string().matches(/a/).matches(/b/)) }),
    /"a\[\]".*"matches"/,
  ],
  ['an inherited name', string().test('toString', 'odd', () => true), /toString/],
  ['flags of a pattern', string().matches(/x/i), /flags/],
  ['a limit that depends on another field', string().max(ref('other')), /"max"/],
  ['a date', array(mixed().test('x', 'x', () => true)), /\[\]/],
  ['a tuple', object({ a: tuple([string(), number()]) }), /"a".*tuple/],
  ['a schema made late', object({ a: lazy(() => string()) }), /"a".*lazy/],
  ['a reference', object({ a: string(), b: ref('a') as never }), /"b".*ref/],
])('refuses %s and names its place', (_, schema, message) => {
  expect(() => toJsonSchema(schema)).toThrow(message);
});

test('a described schema and yup agree about any value', () => {
  const described = table
    .filter(([name]) => !name.startsWith('forbidden'))
    .map(([, schema]) => schema.strict());
  for (const schema of described) {
    const json = toJsonSchema(schema);
    const plain = fc.constantFrom<unknown>(
      '',
      'a',
      'b',
      'ab',
      'abc',
      '12345',
      1,
      2.5,
      9,
      10,
      true,
      false,
      null,
      [],
      {},
    );
    const value = fc.oneof(
      plain,
      fc.array(plain, { maxLength: 3 }),
      fc.record({ a: plain, b: plain, c: plain }, { requiredKeys: [] }),
      fc.array(fc.record({ inner: fc.record({ leaf: plain }, { requiredKeys: [] }) }, { requiredKeys: [] })),
    );
    fc.assert(
      fc.property(value, (given) => {
        expect(fits(given, json)).toBe(schema.isValidSync(given, { strict: true }));
      }),
      { numRuns: 100 },
    );
  }
});
