import type { ApiSchema } from './ports.ts';

/** A field of a body: a line of its table. */
export interface SchemaRow {
  /** `origin.city`, `items[].id`; empty for a body that is no object. */
  path: string;
  schema: ApiSchema;
  /** Types without null; `list of` is told by the path of what is in it. */
  types: readonly string[];
  mayBeNull: boolean;
  isRequired: boolean;
}

/** The name of a shape that the description knows: `{ $ref: '#/components/schemas/Prices' }` → `Prices`. */
export function refName({ $ref }: ApiSchema): string | undefined {
  return $ref?.split('/').at(-1);
}

/**
 * The fields of a body, outer ones before what they hold: `{ origin: { city } }` → `origin`, `origin.city`. What a list holds
 * has `[]` behind the name of the list.
 */
export function schemaRows(schema: ApiSchema, path = '', isRequired = true): SchemaRow[] {
  const { properties = {}, required = [], items, anyOf = [] } = schema;
  const types = [schema.type ?? []].flat();
  const own: SchemaRow = {
    path,
    schema,
    types: types.filter((type) => type !== 'null'),
    mayBeNull: types.includes('null'),
    isRequired,
  };
  const isPlainObject = path === '' && types[0] === 'object' && Object.keys(properties).length > 0;
  // Ways to fill it that are said by rules alone hold no field of their own.
  const ways = anyOf.filter((way) => way.type !== undefined);
  return [
    ...(isPlainObject ? [] : [own]),
    ...Object.entries(properties).flatMap(([name, field]) =>
      schemaRows(field, path === '' ? name : `${path}.${name}`, required.includes(name)),
    ),
    ...(items ? schemaRows(items, `${path}[]`) : []),
    ...ways.flatMap((way) => schemaRows(way, path)),
  ];
}

/** Rules that stand beside each other in a shape and its `allOf`, as one list. */
export function rulesOf(schema: ApiSchema): ApiSchema[] {
  return [schema, ...(schema.allOf ?? [])];
}

/** Patterns that are short enough to be read; that a text holds nothing invisible is said in words. */
export function shownPatterns(schema: ApiSchema): string[] {
  return rulesOf(schema).flatMap(({ pattern }) =>
    pattern !== undefined && pattern !== '\\S' && !pattern.includes('\\p{Cc}') ? [pattern] : [],
  );
}

/** Whether a text may hold nothing that nobody types. */
export function isPlainText(schema: ApiSchema): boolean {
  return rulesOf(schema).some(({ pattern }) => pattern?.includes('\\p{Cc}'));
}
