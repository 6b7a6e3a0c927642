import type { JsonSchema } from '#server/openapi/json-schema.ts';

/**
 * Tells whether a value fits a schema, for the keywords that our converter writes. Tests compare its word with yup's:
 * a description that lets through what the server refuses, or the other way round, is a wrong description.
 * Lengths count UTF-16 units as yup does, where JSON Schema counts characters; the document says so.
 */
export function fits(value: unknown, schema: JsonSchema): boolean {
  return (
    fitsType(value, schema) && fitsValue(value, schema) && fitsParts(value, schema) && fitsAll(value, schema)
  );
}

function fitsType(value: unknown, { type }: JsonSchema): boolean {
  if (type === undefined) return true;
  const actual = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return [type].flat().some((name) => name === actual || (name === 'integer' && Number.isInteger(value)));
}

function fitsValue(value: unknown, schema: JsonSchema): boolean {
  if (schema.enum && !schema.enum.includes(value)) return false;
  if ('const' in schema && schema.const !== value) return false;
  if (typeof value === 'string') {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema;
    const isLongEnough = value.length >= minLength && value.length <= maxLength;
    return isLongEnough && (pattern === undefined || new RegExp(pattern, 'u').test(value));
  }
  if (typeof value === 'number') {
    const {
      minimum = -Infinity,
      maximum = Infinity,
      exclusiveMinimum: more,
      exclusiveMaximum: less,
    } = schema;
    return (
      value >= minimum &&
      value <= maximum &&
      (more === undefined || value > more) &&
      (less === undefined || value < less)
    );
  }
  return true;
}

function fitsParts(value: unknown, schema: JsonSchema): boolean {
  const { items, properties = {}, required = [], additionalProperties } = schema;
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
    const isLongEnough = value.length >= minItems && value.length <= maxItems;
    return isLongEnough && (items === undefined || value.every((item) => fits(item, items)));
  }
  if (typeof value !== 'object' || value === null) return true;
  const given = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (required.some((name) => !given.some(([key]) => key === name))) return false;
  return given.every(([key, inner]) => {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return known ? fits(inner, known) : additionalProperties !== false;
  });
}

function fitsAll(value: unknown, { allOf = [], anyOf, not }: JsonSchema): boolean {
  return (
    allOf.every((part) => fits(value, part)) &&
    (anyOf === undefined || anyOf.some((part) => fits(value, part))) &&
    (not === undefined || !fits(value, not))
  );
}
