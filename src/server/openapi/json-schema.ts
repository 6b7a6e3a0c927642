import type { Schema, SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import type { ApiSchema } from '#features/api-guide/model/ports.ts';

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 uses it; only the keywords that our rules need, and that its page shows. */
export type JsonSchema = ApiSchema;

/**
 * What rules of our own mean in JSON Schema, by the name of their yup test. A function gets what the field is so far.
 * A rule that is not here cannot be described, and the converter refuses it: a description must not promise too much.
 */
export type CustomRules = Record<string, JsonSchema | ((soFar: JsonSchema) => JsonSchema)>;

/** Describes what a yup schema lets through. @throws when it holds a rule that JSON Schema cannot say. */
export function toJsonSchema(schema: Schema, customRules: CustomRules = {}): JsonSchema {
  refuseHidden(schema, customRules, '');
  return convert(schema.describe() as SchemaFieldDescription, customRules, '');
}

/** Yup types and their names in JSON Schema; `mixed` takes any type, but null only where it says so. */
const typeNames: Record<string, string | string[]> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  array: 'array',
  mixed: ['string', 'number', 'boolean', 'object', 'array'],
};

function convert(given: SchemaFieldDescription, rules: CustomRules, path: string): JsonSchema {
  const type = typeNames[given.type];
  if (type === undefined || !isDescribed(given))
    throw new Error(`${place(path)}: a "${given.type}" cannot be described.`);
  let described: JsonSchema = { type };
  if ('fields' in given) described = { ...described, ...describeFields(given, rules, path) };
  if ('innerType' in given && given.innerType) {
    // Several only in a tuple, whose type has no name here.
    described.items = convert(given.innerType as SchemaFieldDescription, rules, `${path}[]`);
  }
  for (const test of given.tests) described = addRule(described, test, rules, path);
  if (given.oneOf.length > 0) described.enum = [...given.oneOf];
  if (given.notOneOf.length > 0) described = together(described, { not: { enum: [...given.notOneOf] } });
  if (typeof given.meta?.description === 'string') described.description = given.meta.description;
  if (given.label) described.description ??= given.label;
  return given.nullable ? orNull(described) : described;
}

/** What of a schema `describe()` does not tell: every test, where it leaves out all but the first of one name. */
type Inside = {
  tests: { OPTIONS: { name: string } }[];
  fields?: Record<string, Inside>;
  innerType?: Inside;
};

/** Refuses a schema of which `describe()` would hide a rule, unless the caller explains that name as a whole. */
function refuseHidden(schema: Schema | Inside, rules: CustomRules, path: string): void {
  const { tests = [], fields = {}, innerType } = schema as Partial<Inside>;
  const names = tests.map(({ OPTIONS }) => OPTIONS.name);
  const twice = names.find((name, at) => names.indexOf(name) !== at && !Object.hasOwn(rules, name));
  if (twice !== undefined)
    throw new Error(`${place(path)}: two rules are named "${twice}", and only one would be described.`);
  for (const [name, field] of Object.entries(fields))
    refuseHidden(field, rules, path ? `${path}.${name}` : name);
  if (innerType) refuseHidden(innerType, rules, `${path}[]`);
}

function describeFields(given: SchemaObjectDescription, rules: CustomRules, path: string): JsonSchema {
  const fields = Object.entries(given.fields);
  const required = fields.filter(([, field]) => isDescribed(field) && !field.optional).map(([name]) => name);
  return {
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, convert(field, rules, path ? `${path}.${name}` : name)]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
}

type Test = SchemaDescription['tests'][number];

/** Adds one yup test; those of yup itself by what they are known to mean, ours by `rules`. */
function addRule(soFar: JsonSchema, test: Test, rules: CustomRules, path: string): JsonSchema {
  const { name = '', params = {} } = test;
  const custom = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (custom) return together(soFar, typeof custom === 'function' ? custom(soFar) : custom);
  // An integer that is checked by yup's own test has no parameters.
  if (name === 'integer') return { ...soFar, type: 'integer' };
  if (name === 'noUnknown') return { ...soFar, additionalProperties: false };
  // On a text, yup counts an empty one as missing.
  if (name === 'required' && soFar.type === 'string') return { ...soFar, minLength: 1 };
  if (name === 'matches' && params.regex instanceof RegExp)
    return together(soFar, { pattern: patternOf(params.regex, path) });
  const limit = limitOf(name, params, soFar);
  if (limit) return { ...soFar, ...limit };
  throw new Error(`${place(path)}: the rule "${name}" has no words in JSON Schema; name it in customRules.`);
}

function limitOf(
  name: string,
  params: Record<string, unknown>,
  { type }: JsonSchema,
): JsonSchema | undefined {
  const figure = (key: string) => (typeof params[key] === 'number' ? params[key] : undefined);
  const unit = type === 'string' ? 'Length' : type === 'array' ? 'Items' : undefined;
  if (name === 'length' && unit && figure('length') !== undefined)
    return { [`min${unit}`]: figure('length'), [`max${unit}`]: figure('length') };
  if (name !== 'min' && name !== 'max') return undefined;
  const open = figure(name === 'min' ? 'more' : 'less');
  if (open !== undefined) return { [name === 'min' ? 'exclusiveMinimum' : 'exclusiveMaximum']: open };
  const closed = figure(name);
  if (closed === undefined) return undefined;
  if (unit) return { [`${name}${unit}`]: closed };
  return { [name === 'min' ? 'minimum' : 'maximum']: closed };
}

/** JSON Schema has no flags; `u` is what its readers use anyway, and any other would be lost. */
function patternOf(regex: RegExp, path: string): string {
  if (regex.flags.replace('u', '') !== '')
    throw new Error(
      `${place(path)}: the flags of ${regex} cannot be described; write the pattern without them.`,
    );
  return regex.source;
}

/** Both at once. A keyword that is taken already moves into `allOf`, so that neither rule is lost. */
function together(soFar: JsonSchema, added: JsonSchema): JsonSchema {
  const clash = Object.keys(added).some((key) => Object.hasOwn(soFar, key));
  return clash ? { ...soFar, allOf: [...(soFar.allOf ?? []), added] } : { ...soFar, ...added };
}

/** The same, or null. Rules bind texts, numbers and objects only, so null passes them; a list of values must name it. */
function orNull(described: JsonSchema): JsonSchema {
  const { type = [], enum: values } = described;
  return {
    ...described,
    type: [type, 'null'].flat(),
    ...(values && !values.includes(null) ? { enum: [...values, null] } : {}),
  };
}

function isDescribed(given: SchemaFieldDescription): given is SchemaDescription | SchemaObjectDescription {
  return Object.hasOwn(typeNames, given.type);
}

const place = (path: string): string => (path === '' ? 'The schema' : `The field "${path}"`);
