import { type AnySchema, ArraySchema, BooleanSchema, NumberSchema, ObjectSchema, StringSchema } from 'yup';

/** A JSON Schema, as far as content files need one. https://json-schema.org/draft-07 */
export type JsonSchema = {
  $schema?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false;
};

type Description = ReturnType<AnySchema['describe']>;
type Test = { name?: string | undefined; params?: Record<string, unknown> | undefined };

/** One rule of a schema as JSON Schema says it; what it cannot say (two ids that differ), `npm run content` says. */
const rules: Record<string, (params: Record<string, unknown>, schema: AnySchema) => JsonSchema> = {
  matches: ({ regex }) => (regex instanceof RegExp && regex.flags === '' ? { pattern: regex.source } : {}),
  required: (_, schema) => (schema instanceof StringSchema ? { minLength: 1 } : {}),
  min: ({ min, more }, schema) => {
    if (schema instanceof ArraySchema) return { minItems: Number(min) };
    if (schema instanceof StringSchema) return { minLength: Number(min) };
    return more === undefined ? { minimum: Number(min) } : { exclusiveMinimum: Number(more) };
  },
  max: ({ max }, schema) =>
    schema instanceof ArraySchema ? { maxItems: Number(max) } : boundOf(Number(max)),
  length: ({ length }) => ({ minItems: Number(length), maxItems: Number(length) }),
  integer: () => ({ type: 'integer' }),
};

const boundOf = (maximum: number): JsonSchema => (maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum });

/** The JSON Schema of a content file's schema, with which an editor completes its fields and values. */
export function jsonSchemaOf(schema: AnySchema): JsonSchema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...partOf(schema) };
}

function partOf(schema: AnySchema): JsonSchema {
  const description = schema.describe();
  const tests: Test[] = 'tests' in description ? description.tests : [];
  const ruled = tests.flatMap(({ name, params }) => rules[name ?? '']?.(params ?? {}, schema) ?? []);
  const { type, ...rest }: JsonSchema = Object.assign({}, shapeOf(schema), ...ruled, valuesOf(description));
  const nullable = 'nullable' in description && description.nullable;
  return { ...(type === undefined ? {} : { type: nullable ? [type, 'null'].flat() : type }), ...rest };
}

function shapeOf(schema: AnySchema): JsonSchema {
  const meta = schema.spec.meta ?? {};
  if (schema instanceof ObjectSchema) {
    const fields = Object.entries(schema.fields as Record<string, AnySchema>);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, field]) => [name, partOf(field)])),
      required: fields.filter(([, field]) => !field.spec.optional).map(([name]) => name),
      additionalProperties: false,
    };
  }
  if (schema instanceof ArraySchema) {
    const { innerType } = schema;
    return { type: 'array', ...(innerType ? { items: partOf(innerType as AnySchema) } : {}) };
  }
  if (schema instanceof NumberSchema) return { type: 'number' };
  if (schema instanceof BooleanSchema) return { type: 'boolean' };
  return {
    type: 'string',
    ...(meta.translated === true ? { description: 'A sentence that visitors read; it is translated.' } : {}),
    ...(meta.format === 'date' ? { format: 'date' } : {}),
  };
}

function valuesOf(description: Description): JsonSchema {
  const values = 'oneOf' in description ? description.oneOf : [];
  if (values.length === 0) return {};
  const nullable = 'nullable' in description && description.nullable;
  return { enum: nullable ? [...new Set([...values, null])] : values };
}
