import { catalogOf, wordsOf } from '#i18n/catalog.ts';
import { fill } from '#i18n/fill.ts';
import { languages } from '#i18n/language.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/api-content.po';
import type { Origins } from '#site/origins.ts';
import words from '../content/api-guide.json';
import { type ApiGuideWords, schema } from '../content/api-guide.schema.ts';
import { curlExample } from '../model/curl-example.ts';
import type {
  ApiContent,
  ApiDocument,
  ApiGuidePort,
  ApiOperation,
  ApiParameter,
  ApiResponse,
  ApiSchema,
  SayApi,
} from '../model/ports.ts';
import {
  isPlainText,
  refName,
  rulesOf,
  type SchemaRow,
  schemaRows,
  shownPatterns,
} from '../model/schema-rows.ts';

/** A piece of a cell: words, or a value as programs write it, perhaps with a link to what explains it. */
export type CellPart = string | { code: string; to?: string };

/** A line of a table of fields or parameters. */
export interface ShownField {
  id: string;
  name: string;
  /** Type and limits, a line each. */
  type: CellPart[][];
  isRequired: boolean;
  meaning: CellPart[][];
}

/** One call as the page shows it. */
export interface ShownCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: CellPart[];
  parameters: ShownField[];
  bodies: { type: string; fields: ShownField[] }[];
  otherBodies: { type: string; shape: string }[];
  example: string;
  answers: { id: string; status: string; meaning: CellPart[][] }[];
}

/** Words that may ask for values which only a line of a table has. */
const later = ['call', 'type', 'shape', 'limits', 'limit'] as const;

/** The page about the API: words around the description, and the description itself, both in the language of the build. */
export function readApiGuide(port: ApiGuidePort, origins: Origins['site'], origin: string) {
  const guide = translateContent(schema, words, 'api-guide', messages, {
    later,
    values: { problemType: 'application/problem+json' },
  });
  const catalog = catalogOf(messages);
  const say: SayApi = (text, values = {}) =>
    wordsOf({ text, field: 'sentences', path: '' }, 'api-words', catalog, { values });
  const document = port.describe(say);
  const show = createShow(guide, document);
  const inCalls = bodiesOfOneCall(document);
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return {
    guide,
    info: document.info,
    sites: languages.map((language) => ({
      id: language,
      language: guide.start.languages.find(({ id }) => id === language)?.label ?? language,
      address: origins[language],
    })),
    firstCall: calls
      .filter(({ operation }) => operation.operationId === 'searchLocations')
      .map((call) => curlExample({ ...call, origin }, document))
      .join(''),
    headers: show.headers(calls.map(({ operation }) => operation)),
    groups: guide.groups.map(({ id, name }) => ({
      id: groupId(id),
      name,
      lead: document.tags.find((tag) => tag.name === id)?.description ?? '',
      calls: calls
        .filter(({ operation }) => operation.tags.includes(id))
        .map((call) => show.call({ ...call, origin }, inCalls)),
    })),
    errorFields: show.fields(document.components.schemas.Problem ?? {}, 'Problem'),
    problems: Object.entries(document['x-problem-types']).map(([code, { statuses, description }]) => ({
      id: problemId(code),
      code,
      status: statuses.join(', '),
      meaning: parted(description),
    })),
    fieldCodes: Object.entries(document['x-field-codes']).map(([code, { description }]) => ({
      id: code,
      meaning: parted(description),
    })),
    shapes: Object.entries(document.components.schemas)
      .filter(([name]) => name !== 'Problem' && !inCalls.has(name))
      .map(([name, shape]) => ({ id: shapeId(name), name, fields: show.fields(shape, name) })),
  };
}

/** What the page about the API shows. */
export type ShownApiGuide = ReturnType<typeof readApiGuide>;

const groupId = (tag: string): string => `calls-${tag}`;
const shapeId = (name: string): string => `shape-${name}`;
const problemId = (code: string): string => `problem-${code}`;

/** `` The field `near` `` → words and values. */
function parted(text: string): CellPart[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : { code: part }));
}

/** Names of shapes that one call alone takes: they stand with that call. */
function bodiesOfOneCall({ paths }: ApiDocument): Set<string> {
  const names = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
    .flatMap(({ schema: body }) => refName(body) ?? []);
  return new Set(names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)));
}

/** Puts parts of the description into the words of a page. */
function createShow(guide: ApiGuideWords, document: ApiDocument) {
  const { rules } = guide;
  const typeWords = new Map(guide.types.map(({ id, label }) => [id, label]));
  const placeWords = new Map(guide.call.places.map(({ id, label }) => [id, label]));

  const limits = (least?: number, most?: number): string | undefined => {
    if (least === undefined && most === undefined) return undefined;
    if (least === most) return String(least);
    if (most === undefined) return fill(rules.from, { limit: least });
    return least === undefined ? fill(rules.upTo, { limit: most }) : `${least}–${most}`;
  };

  const limitLine = (words: string, least?: number, most?: number): CellPart[][] => {
    const said = limits(least, most);
    return said === undefined ? [] : [[fill(words, { limits: said })]];
  };

  function typeLines(row: Pick<SchemaRow, 'schema' | 'types' | 'mayBeNull'>): CellPart[][] {
    const { schema: shape, types, mayBeNull } = row;
    const named = refName(shape);
    const said = types.map((type) => typeWords.get(type) ?? type);
    const values = rulesOf(shape)
      .flatMap((rule) => rule.enum ?? [])
      .filter((value) => value !== null);
    return [
      [
        ...(named === undefined
          ? [said.join(', ')]
          : [`${rules.shape} `, { code: named, to: shapeId(named) }]),
        ...(mayBeNull ? [` ${rules.orNull}`] : []),
      ],
      ...limitLine(rules.characters, shape.minLength, shape.maxLength),
      ...limitLine(rules.entries, shape.minItems, shape.maxItems),
      ...limitLine(rules.numbers, shape.minimum, shape.maximum),
      ...(values.length > 0 ? [[`${rules.oneOf} `, ...listed(values.map(String))]] : []),
      ...shownPatterns(shape).map((pattern) => [`${rules.pattern} `, { code: pattern }]),
      ...(isPlainText(shape) ? [[rules.plain]] : []),
    ];
  }

  function fields(shape: ApiSchema, owner: string): ShownField[] {
    return schemaRows(shape).map((row, index) => ({
      id: `${owner}-${index}`,
      name: row.path === '' ? rules.whole : row.path,
      type: typeLines(row),
      isRequired: row.isRequired,
      meaning: row.schema.description === undefined ? [] : [parted(row.schema.description)],
    }));
  }

  function parameterFields(operation: ApiOperation): ShownField[] {
    return ((operation.parameters ?? []) as ApiParameter[]).map((parameter) => {
      const { name, in: place, description, required, schema: shape, example } = parameter;
      const [first = [], ...others] = typeLines({
        schema: shape,
        types: [shape.type ?? []].flat(),
        mayBeNull: false,
      });
      return {
        id: name,
        name,
        type: [[...first, `, ${placeWords.get(place) ?? place}`], ...others],
        isRequired: required,
        meaning: [parted(description), ...(example === '' ? [] : [[`${rules.example} `, { code: example }]])],
      };
    });
  }

  function answerLines(response: ApiResponse): CellPart[][] {
    const kinds = problemCodes(response);
    const headers = Object.keys(response.headers ?? {});
    return [
      ...(kinds.length === 0
        ? [parted(response.description)]
        : kinds.map((code) => [
            { code, to: problemId(code) },
            ': ',
            ...parted(document['x-problem-types'][code]?.description ?? ''),
          ])),
      ...Object.entries(kinds.length === 0 ? (response.content ?? {}) : {}).map(
        ([type, { schema: shape }]) => {
          const named = refName(shape);
          return [
            `${guide.call.bodyOf} `,
            { code: type },
            ...(named === undefined ? [] : [', ', { code: named, to: shapeId(named) }]),
          ];
        },
      ),
      ...(headers.length > 0 ? [[`${guide.call.headers} `, ...listed(headers)]] : []),
    ];
  }

  function call(
    { path, method, operation, origin }: Parameters<typeof curlExample>[0],
    inCalls: ReadonlySet<string>,
  ): ShownCall {
    const bodies = namedBodies(operation.requestBody?.content ?? {});
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      description: operation.description === undefined ? [] : parted(operation.description),
      parameters: parameterFields(operation),
      bodies: bodies
        .filter(({ shape }) => inCalls.has(shape))
        .map(({ type, shape }) => ({
          type,
          fields: fields(document.components.schemas[shape] ?? {}, shape),
        })),
      otherBodies: bodies.filter(({ shape }) => !inCalls.has(shape)),
      example: curlExample({ path, method, operation, origin }, document),
      answers: Object.entries(operation.responses).map(([status, response]) => ({
        id: status,
        status: status === 'default' ? guide.call.otherStatus : status,
        meaning: answerLines(resolved(response)),
      })),
    };
  }

  function resolved(response: ApiResponse | { $ref: string }): ApiResponse {
    if (!('$ref' in response)) return response;
    const known = document.components.responses[refName(response) ?? ''];
    if (!known) throw new Error(`The description refers to "${response.$ref}", which it does not have.`);
    return known;
  }

  /** Every header that a call takes or sends. */
  function headers(operations: readonly ApiOperation[]) {
    const asked = new Map(
      operations
        .flatMap(({ parameters = [] }) => parameters as ApiParameter[])
        .filter((parameter) => parameter.in === 'header')
        .map(({ name, description }) => [name, description]),
    );
    const sent = Object.entries(document.components.headers).map(
      ([name, { description }]) => [name, description] as const,
    );
    return [...asked, ...sent].map(([name, description]) => ({
      id: name,
      name,
      meaning: parted(description),
    }));
  }

  return { call, fields, headers };
}

const namedBodies = (content: ApiContent): { type: string; shape: string }[] =>
  Object.entries(content).map(([type, { schema: shape }]) => ({ type, shape: refName(shape) ?? '' }));

/** The kinds of problems that an answer can be. */
function problemCodes({ content = {} }: ApiResponse): string[] {
  return Object.values(content).flatMap(({ schema: shape }) =>
    (shape.allOf ?? []).flatMap(({ properties }) => (properties?.error?.enum ?? []) as string[]),
  );
}

/** More values than these are cut short: the description for programs has them all. */
const mostValues = 24;

function listed(values: readonly string[]): CellPart[] {
  const shown = values.slice(0, mostValues);
  return [
    ...shown.flatMap((code, index): CellPart[] => (index === 0 ? [{ code }] : [', ', { code }])),
    ...(values.length > mostValues ? [', …'] : []),
  ];
}
