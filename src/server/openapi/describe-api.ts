import { brand } from '#brand';
import { alertOperations } from '#features/alerts/server/alert-operations.ts';
import { vehicleOperations } from '#features/inventory/server/vehicle-operations.ts';
import { investorOperations } from '#features/investor-data/server/investor-operations.ts';
import { locationOperations } from '#features/locations/server/location-operations.ts';
import { priceOperations } from '#features/prices/server/price-operations.ts';
import { problemMediaType } from '../middleware/problem.ts';
import {
  type ProblemCode,
  problemTypes,
  problemTypesKey,
  problemTypeUri,
} from '../middleware/problem-types.ts';
import { isFreeRead } from '../middleware/read-limit.ts';
import type { JsonSchema } from './json-schema.ts';
import { byStatus, type Operation, type Reply, replyHeaders, schemaRef, tags } from './operation.ts';
import { postOperations } from './post-operations.ts';
import { readOperations } from './read-operations.ts';
import { faultCodes } from './reply-schemas.ts';
import { namedSchemas } from './schemas.ts';

/** Puts a sentence of the description into a language, `{name}` filled in. */
export type Say = (text: string, values?: Readonly<Record<string, string>>) => string;

/** Where the document says what the codes of refused fields mean. */
const fieldCodesKey = 'x-field-codes';

/** Changes with the meaning of a call; additions do not need it. */
const apiVersion = '1.0.0';

/** Every call of the site. */
export const operations: readonly Operation[] = [
  ...readOperations,
  ...locationOperations,
  ...priceOperations,
  ...vehicleOperations,
  ...investorOperations,
  ...alertOperations,
  ...postOperations,
].map(limited);

/** What stands at one status of a call. */
export type ResponseObject = {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema: JsonSchema }>;
};

/** One call in the document. */
export type OperationObject = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: object[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, ResponseObject | { $ref: string }>;
};

/** The document as far as we write it. */
export type ApiDescription = ReturnType<typeof describeApi>;

/**
 * Describes the API in OpenAPI 3.1.
 * @param options.say Every sentence passes it, one at a time. Default: as it stands here, in English, for programs.
 * @param options.guide Where a person reads the same. Left out of the document where nobody can.
 * @throws when a schema holds a rule that JSON Schema cannot say.
 */
export function describeApi({ say = inEnglish, guide }: { say?: Say; guide?: string } = {}) {
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: describeOperation(operation, say),
    };
  }
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: say('The calls of the website of {brand}', { brand: brand.name }),
      version: apiVersion,
      description: opening
        .map((sentence) => say(sentence, { problems: problemTypesKey, codes: fieldCodesKey }))
        .join(' '),
    },
    servers: [{ url: '/', description: say('The site that serves this document, in either language.') }],
    ...(guide === undefined
      ? {}
      : { externalDocs: { url: guide, description: say('The same, for people to read.') } }),
    tags: Object.entries(tags).map(([name, description]) => ({ name, description: say(description) })),
    paths,
    components: {
      schemas: sayAll(namedSchemas(), say),
      headers: Object.fromEntries(
        Object.entries(replyHeaders).map(([name, description]) => [
          name,
          { description: say(description), schema: { type: 'string' } },
        ]),
      ),
      responses: {
        Problem: problemResponse(['method', 'call.unknown', 'request', 'host', 'server'], say),
      },
    },
    [problemTypesKey]: Object.fromEntries(
      (Object.keys(problemTypes) as ProblemCode[]).map((code) => [
        code,
        {
          type: problemTypeUri(code),
          ...problemTypes[code],
          description: say(problemTypes[code].description),
        },
      ]),
    ),
    [fieldCodesKey]: Object.fromEntries(
      Object.entries(faultCodes).map(([code, description]) => [code, { description: say(description) }]),
    ),
  };
}

/** Every sentence of the description once, in its order: what the page for people has in its catalogs. */
export function apiSentences(): string[] {
  const sentences = new Set<string>();
  const say: Say = (text) => {
    sentences.add(text);
    return text;
  };
  describeApi({ say, guide: '' });
  return [...sentences];
}

/** Adds what every read can answer but those that cost nothing. */
function limited(operation: Operation): Operation {
  const { method, path, problems = [] } = operation;
  if (method !== 'get' || isFreeRead(path)) return operation;
  return { ...operation, problems: [...new Set([...problems, 'rate', 'busy'] as const)] };
}

/** Opens the document. */
const opening = [
  'The calls that the pages of this site make.',
  'There are no accounts, no cookies and no keys.',
  'Lengths of texts count UTF-16 code units.',
  'Errors follow RFC 9457; the kinds of problems stand under {problems}, where the type of each leads, and the codes of refused fields under {codes}.',
  'Any call answers 405 to a method it does not take, and any path below /api that is not here 404.',
] as const;

const inEnglish: Say = (text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Schemas whose descriptions are in a language. */
function sayAll<Value>(value: Value, say: Say): Value {
  if (Array.isArray(value)) return value.map((item) => sayAll(item, say)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'description' && typeof inner === 'string' ? say(inner) : sayAll(inner, say),
    ]),
  ) as Value;
}

function describeOperation(operation: Operation, say: Say): OperationObject {
  const { id, tag, summary, description, alsoAt, parameters, body, replies, problems = [] } = operation;
  const alias = alsoAt === undefined ? [] : [say('Also answers at {path}.', { path: `\`${alsoAt}\`` })];
  const words = [...(description === undefined ? [] : [say(description)]), ...alias].join(' ');
  return {
    operationId: id,
    tags: [tag],
    summary: say(summary),
    ...(words === '' ? {} : { description: words }),
    ...(parameters ? { parameters: sayAll([...parameters], say) } : {}),
    ...(body ? { requestBody: { required: true, content: contentOf(body) } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(replies).map(([status, reply]) => [status, describeReply(reply, say)]),
      ),
      ...Object.fromEntries(
        [...byStatus(problems)].map(([status, codes]) => [status, problemResponse(codes, say)]),
      ),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

function describeReply({ description, headers = [], content }: Reply, say: Say): ResponseObject {
  return {
    description: say(description),
    ...(headers.length > 0 ? { headers: headerRefs(headers) } : {}),
    ...(content ? { content: contentOf(content) } : {}),
  };
}

/** A problem reply that can only be one of some kinds. */
function problemResponse(codes: readonly ProblemCode[], say: Say): ResponseObject {
  const waits = codes.some((code) => code === 'rate' || code === 'storage' || code === 'busy');
  return {
    description: codes.map((code) => `${code}: ${say(problemTypes[code].description)}`).join(' '),
    ...(waits ? { headers: headerRefs(['Retry-After']) } : {}),
    content: {
      [problemMediaType]: {
        schema: { allOf: [schemaRef('Problem'), { properties: { error: { enum: [...codes] } } }] },
      },
    },
  };
}

function contentOf(schemas: Record<string, JsonSchema>): Record<string, { schema: JsonSchema }> {
  return Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }]));
}

function headerRefs(names: readonly string[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
