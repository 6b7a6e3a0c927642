import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '#server/openapi/json-schema.ts';

/** Refuses a schema with a keyword that JSON Schema 2020-12, the dialect of OpenAPI 3.1, does not know. */
const ajv = new Ajv2020({
  strict: true,
  // A rule in `allOf` binds the type that stands beside it, which strict mode wants written once more.
  strictTypes: false,
  // A format only tells a reader; yup has judged the text.
  validateFormats: false,
  // yup counts UTF-16 units, where JSON Schema counts characters; the document says so.
  unicode: false,
  // The library warns of the option above, which its authors would rather not keep.
  logger: false,
});

const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/**
 * Tells whether a value fits a schema. Tests compare its word with yup's: a description that lets through what the
 * server refuses, or the other way round, is a wrong description.
 */
export function fits(value: unknown, schema: JsonSchema): boolean {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate(value);
}
