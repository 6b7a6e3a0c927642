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
import type { JsonSchema } from './json-schema.ts';
import { byStatus, type Operation, type Reply, replyHeaders, schemaRef, tags } from './operation.ts';
import { postOperations } from './post-operations.ts';
import { readOperations } from './read-operations.ts';
import { faultCodes } from './reply-schemas.ts';
import { namedSchemas } from './schemas.ts';

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
];

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

/** Describes the API in OpenAPI 3.1. @throws when a schema holds a rule that JSON Schema cannot say. */
export function describeApi() {
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(operation) };
  }
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: `The calls of the website of ${brand.name}`,
      version: apiVersion,
      description: [
        'The calls that the pages of this site make. There are no accounts, no cookies and no keys.',
        'Lengths of texts count UTF-16 code units. Errors follow RFC 9457; the kinds of problems stand under',
        `${problemTypesKey}, where the type of each leads. Any call answers 405 to a method it does not take, and any`,
        'path below /api that is not here 404.',
        `Codes of refused fields: ${Object.entries(faultCodes)
          .map(([code, words]) => `${code} (${words})`)
          .join(' ')}`,
      ].join(' '),
    },
    servers: [{ url: '/', description: 'The site that serves this document, in either language.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: namedSchemas(),
      headers: Object.fromEntries(
        Object.entries(replyHeaders).map(([name, description]) => [
          name,
          { description, schema: { type: 'string' } },
        ]),
      ),
      responses: {
        Problem: problemResponse(['method', 'call.unknown', 'request', 'host', 'server']),
      },
    },
    [problemTypesKey]: Object.fromEntries(
      (Object.keys(problemTypes) as ProblemCode[]).map((code) => [
        code,
        { type: problemTypeUri(code), ...problemTypes[code] },
      ]),
    ),
  };
}

function describeOperation(operation: Operation): OperationObject {
  const { id, tag, summary, description, alsoAt, parameters, body, replies, problems = [] } = operation;
  const alias = alsoAt === undefined ? [] : [`Also answers at ${alsoAt}.`];
  const words = [...(description === undefined ? [] : [description]), ...alias].join(' ');
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(words === '' ? {} : { description: words }),
    ...(parameters ? { parameters: [...parameters] } : {}),
    ...(body ? { requestBody: { required: true, content: contentOf(body) } } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(replies).map(([status, reply]) => [status, describeReply(reply)])),
      ...Object.fromEntries(
        [...byStatus(problems)].map(([status, codes]) => [status, problemResponse(codes)]),
      ),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

function describeReply({ description, headers = [], content }: Reply): ResponseObject {
  return {
    description,
    ...(headers.length > 0 ? { headers: headerRefs(headers) } : {}),
    ...(content ? { content: contentOf(content) } : {}),
  };
}

/** A problem reply that can only be one of some kinds. */
function problemResponse(codes: readonly ProblemCode[]): ResponseObject {
  const waits = codes.some((code) => code === 'rate' || code === 'storage' || code === 'busy');
  return {
    description: codes.map((code) => `${code}: ${problemTypes[code].description}`).join(' '),
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
