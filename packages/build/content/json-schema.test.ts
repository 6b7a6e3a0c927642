import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import {
  amount,
  day,
  id,
  list,
  listOf,
  oneOf,
  record,
  textOrNone,
  whole,
  words,
} from '#i18n/content-schema.ts';
import { contentFiles, featuresFolder } from './content-findings.ts';
import { jsonSchemaOf } from './json-schema.ts';

const ajv = new Ajv({ validateFormats: false, allowUnionTypes: true });

test('fields, values and bounds are those of the schema', () => {
  const schema = record({
    id: id(),
    kind: oneOf(['metals', 'auto']),
    quarter: textOrNone(),
    price: amount().nullable(),
    month: whole(1, 12),
    opened: day().optional(),
    days: list(oneOf(['mon', 'tue'])).length(2),
  });
  expect(jsonSchemaOf(schema)).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'kind', 'quarter', 'price', 'month', 'days'],
    properties: {
      kind: { type: 'string', enum: ['metals', 'auto'] },
      quarter: { type: 'string' },
      price: { type: ['number', 'null'], exclusiveMinimum: 0 },
      month: { type: 'integer', minimum: 1, maximum: 12 },
      opened: { type: 'string', format: 'date' },
      days: { type: 'array', minItems: 2, maxItems: 2, items: { enum: ['mon', 'tue'] } },
    },
  });
});

test('an editor hears of a wrong value, a missing field and one that nobody reads', () => {
  const isGood = ajv.compile(
    jsonSchemaOf(listOf({ id: id(), kind: oneOf(['metals', 'auto']), title: words() })),
  );
  const entry = { id: 'a', kind: 'auto', title: 'A' };
  expect(isGood([entry])).toBe(true);
  for (const wrong of [
    { ...entry, kind: 'banana' },
    { ...entry, colour: 'red' },
    { id: 'a', kind: 'auto' },
  ]) {
    expect(isGood([wrong])).toBe(false);
  }
});

test('a value that may be null may also be one of those named', () => {
  const isGood = ajv.compile(jsonSchemaOf(record({ language: oneOf(['en', 'es']).nullable() })));
  expect(['en', null, 'fr'].map((language) => isGood({ language }))).toEqual([true, true, false]);
});

test('editors find no fault in any file of the site', async () => {
  const files = await contentFiles(featuresFolder);
  const refused = files.flatMap(({ file, path, schema }) => {
    const isGood = ajv.compile(schema ? jsonSchemaOf(schema) : false);
    return isGood(JSON.parse(readFileSync(path, 'utf8')))
      ? []
      : [`${file}: ${ajv.errorsText(isGood.errors)}`];
  });
  expect(refused).toEqual([]);
  expect(files.length).toBeGreaterThan(60);
  // Sixty schemas are compiled one after the other.
}, 30_000);
