import { expect, test } from 'vitest';
import {
  type ProblemCode,
  problemTypes,
  problemTypesKey,
  problemTypeUri,
} from '../middleware/problem-types.ts';
import { describeApi, type OperationObject, operations } from './describe-api.ts';

/** What the document looks like to whoever reads it: plain JSON. */
const document = JSON.parse(JSON.stringify(describeApi({ guide: '/a-page' })));
const calls = Object.entries<Record<string, OperationObject>>(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, call]) => ({ path, method, call })),
);

type Place = { at: string; value: unknown };

/** Every value of the document with the pointer to it. */
function everything(value: unknown, at = ''): Place[] {
  if (typeof value !== 'object' || value === null) return [{ at, value }];
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    everything(inner, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return [{ at, value }, ...inside];
}

function resolve(pointer: string): unknown {
  const keys = pointer.slice(2).split('/');
  return keys.reduce<unknown>((inner, key) => {
    const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
    return typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
      ? (inner as Record<string, unknown>)[name]
      : undefined;
  }, document);
}

const places = everything(document);
/** Where schemas stand: under the components, and as `schema` elsewhere. */
const schemas = [
  ...Object.values<unknown>(document.components.schemas),
  ...places.filter(({ at }) => /\/schema$/.test(at)).map(({ value }) => value),
].flatMap(subschemas);

function subschemas(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, allOf = [], anyOf = [], not } = schema as Record<string, never>;
  const inner = [...Object.values(properties), items, ...(allOf as unknown[]), ...(anyOf as unknown[]), not];
  return [schema as Record<string, unknown>, ...inner.flatMap(subschemas)];
}

test('names its version and itself', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({
    title: expect.any(String),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});

test('holds no key that OpenAPI does not know', () => {
  const known = {
    document: /^(openapi|jsonSchemaDialect|info|servers|externalDocs|tags|paths|components|x-.+)$/,
    call: /^(operationId|tags|summary|description|parameters|requestBody|responses)$/,
    response: /^(\$ref|description|headers|content)$/,
    parameter: /^(name|in|description|required|schema|example)$/,
    components: /^(schemas|headers|responses)$/,
  };
  const foreign = (value: object, kind: keyof typeof known) =>
    Object.keys(value).filter((key) => !known[kind].test(key));
  expect(foreign(document, 'document')).toEqual([]);
  expect(foreign(document.components, 'components')).toEqual([]);
  for (const { call } of calls) {
    expect(foreign(call, 'call')).toEqual([]);
    for (const response of Object.values(call.responses)) expect(foreign(response, 'response')).toEqual([]);
    for (const parameter of call.parameters ?? []) expect(foreign(parameter, 'parameter')).toEqual([]);
  }
});

test('every reference leads somewhere, and every component is referred to', () => {
  const refs = places.filter(({ at }) => at.endsWith('/$ref')).map(({ value }) => String(value));
  expect(refs.length).toBeGreaterThan(20);
  expect(refs.filter((ref) => !ref.startsWith('#/') || resolve(ref) === undefined)).toEqual([]);
  const components = Object.entries<object>(document.components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  expect(components.filter((component) => !refs.includes(component))).toEqual([]);
  expect(components.filter((component) => !/^#\/components\/\w+\/[a-zA-Z0-9._-]+$/.test(component))).toEqual(
    [],
  );
});

test('every call has a name of its own, words, and a tag that is explained', () => {
  const names = calls.map(({ call }) => call.operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBe(operations.length);
  const tagNames = document.tags.map(({ name }: { name: string }) => name);
  for (const { call } of calls) {
    expect(call.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(call.tags.filter((tag) => !tagNames.includes(tag))).toEqual([]);
  }
});

test('every response has a status and a description, and its content has a schema', () => {
  for (const { path, method, call } of calls) {
    const statuses = Object.keys(call.responses);
    expect(
      statuses.some((status) => /^[23]\d\d$/.test(status)),
      `${method} ${path}`,
    ).toBe(true);
    for (const [status, response] of Object.entries(call.responses)) {
      expect(status).toMatch(/^([1-5]\d\d|default)$/);
      if ('$ref' in response) continue;
      expect(response.description.trim()).not.toBe('');
      for (const [type, content] of Object.entries(response.content ?? {})) {
        expect(type).toMatch(/^[\w.+-]+\/[\w.+-]+$/);
        expect(content.schema).toBeTypeOf('object');
      }
    }
  }
});

test('every parameter of a path is declared once, required and exemplified, and no other', () => {
  for (const { path, call } of calls) {
    expect(path).toMatch(/^\/api\//);
    const written = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = (call.parameters ?? []) as {
      name: string;
      in: string;
      required: boolean;
      example: string;
      schema: object;
    }[];
    expect(declared.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(written);
    expect(new Set(declared.map(({ name, in: where }) => `${where} ${name}`)).size).toBe(declared.length);
    for (const parameter of declared) {
      expect(['path', 'query', 'header']).toContain(parameter.in);
      if (parameter.in === 'path') expect(parameter.required).toBe(true);
      expect(parameter.schema).toBeTypeOf('object');
      expect(parameter.example).toBeTypeOf('string');
    }
  }
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('only calls that post have a body, and each takes at least one media type', () => {
  for (const { method, call } of calls) {
    expect(['get', 'post']).toContain(method);
    expect(call.requestBody !== undefined).toBe(method === 'post');
    if (call.requestBody) expect(Object.keys(call.requestBody.content).length).toBeGreaterThan(0);
  }
});

test('every schema is one of JSON Schema 2020-12', () => {
  const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
  const keywords =
    /^(\$ref|type|description|examples|enum|const|not|pattern|format|(min|max)(Length|Items|imum)|exclusive(Min|Max)imum|items|properties|required|additionalProperties|allOf|anyOf)$/;
  expect(schemas.length).toBeGreaterThan(100);
  for (const schema of schemas) {
    expect(Object.keys(schema).filter((key) => !keywords.test(key))).toEqual([]);
    const {
      type = [],
      required = [],
      pattern,
      enum: values,
    } = schema as {
      type?: string | string[];
      required?: string[];
      pattern?: string;
      enum?: unknown[];
    };
    expect([type].flat().filter((name) => !types.includes(name))).toEqual([]);
    expect(new Set(required).size).toBe(required.length);
    if (pattern !== undefined) expect(() => new RegExp(pattern, 'u')).not.toThrow();
    if (values) expect(new Set(values).size).toBe(values.length);
    for (const limit of ['minLength', 'maxLength', 'minItems', 'maxItems'])
      if (limit in schema) expect(Number.isInteger(schema[limit]) && Number(schema[limit]) >= 0).toBe(true);
  }
});

test('every kind of problem is described where its type leads', () => {
  const codes = Object.keys(problemTypes) as ProblemCode[];
  for (const code of codes) {
    const fragment = problemTypeUri(code).split('#')[1] ?? '';
    expect(resolve(`#${fragment}`)).toMatchObject({
      type: problemTypeUri(code),
      statuses: problemTypes[code].statuses,
      description: expect.stringMatching(/^[A-Z].{15,}\.$/),
    });
  }
  expect(Object.keys(document[problemTypesKey])).toEqual(codes);
});

test('every kind of problem belongs to a call or to all of them', () => {
  const text = JSON.stringify(document.paths) + JSON.stringify(document.components.responses);
  expect(Object.keys(problemTypes).filter((code) => !text.includes(`${code}: `))).toEqual([]);
});
