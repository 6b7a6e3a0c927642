/** A shape in the description of the API: the keywords of JSON Schema that it uses. */
export interface ApiSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  not?: ApiSchema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: ApiSchema;
  properties?: Record<string, ApiSchema>;
  required?: string[];
  additionalProperties?: boolean | ApiSchema;
  allOf?: ApiSchema[];
  anyOf?: ApiSchema[];
}

/** A body by its media types. */
export type ApiContent = Record<string, { schema: ApiSchema }>;

/** An answer of a call. */
export interface ApiResponse {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: ApiContent;
}

/** A value in an address or a header. */
export interface ApiParameter {
  name: string;
  in: string;
  description: string;
  required: boolean;
  schema: ApiSchema;
  example: string;
}

/** One call. */
export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: object[];
  requestBody?: { content: ApiContent };
  responses: Record<string, ApiResponse | { $ref: string }>;
}

/** A kind of problem. */
export interface ApiProblem {
  type: string;
  statuses: readonly number[];
  description: string;
}

/** The description of the API (OpenAPI 3.1), as far as its page reads it. */
export interface ApiDocument {
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    schemas: Record<string, ApiSchema>;
    headers: Record<string, { description: string }>;
    responses: Record<string, ApiResponse>;
  };
  'x-problem-types': Record<string, ApiProblem>;
  'x-field-codes': Record<string, { description: string }>;
}

/** Puts a sentence of the description into a language, `{name}` filled in. */
export type SayApi = (text: string, values?: Readonly<Record<string, string>>) => string;

/** What the page about the API asks the server. */
export interface ApiGuidePort {
  /** The description that programs read, each of its sentences said by `say`. */
  describe(say: SayApi): ApiDocument;
}
