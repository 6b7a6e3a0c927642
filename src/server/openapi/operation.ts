import { type ProblemCode, problemTypes } from '../middleware/problem-types.ts';
import type { JsonSchema } from './json-schema.ts';

/** A value in an address or a header. */
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required: boolean;
  schema: JsonSchema;
  /** A value that a real call takes. */
  example: string;
};

/** One answer that is no problem. */
export type Reply = {
  description: string;
  /** Names of response headers, from `replyHeaders`. */
  headers?: readonly ReplyHeader[];
  /** The body by its media type; left out where there is none. */
  content?: Record<string, JsonSchema>;
};

/** One call: what programs need to know to make it. */
export type Operation = {
  /** A name for generated clients; unique. */
  id: string;
  method: 'get' | 'post';
  /** The path with parameters in braces. */
  path: string;
  /** A second spelling of the path that is answered alike. */
  alsoAt?: string;
  tag: keyof typeof tags;
  summary: string;
  description?: string;
  parameters?: readonly Parameter[];
  /** What a body may be, by media type. */
  body?: Record<string, JsonSchema>;
  replies: Record<number, Reply>;
  /** The problems it can answer with, beside those of every call. */
  problems?: readonly ProblemCode[];
};

/** What calls are about. */
export const tags = {
  forms: 'Lists for forms, the human check, and sending what was filled in.',
  site: 'What the site knows of itself.',
  locations: 'Yards, the way to the nearest one, what they pay, and what stands in them.',
  investors: 'News, events, filings and the delayed stock quote.',
  alerts: 'Email alerts for investors: signing up, confirming, changing, stopping.',
  reports: 'What browsers report. Always answered 204, so that a reporter never has to report again.',
  description: 'This document.',
} as const;

/** Response headers that more than one call sends. */
export const replyHeaders = {
  ETag: 'The tag of this content, for If-None-Match.',
  'Cache-Control': 'How long the answer may be kept.',
  Location: 'The page to go to; always one of this site.',
  'Retry-After': 'Seconds to wait before the next try.',
  'Data-As-Of':
    'When the data was last read from its source, ISO 8601 in UTC. Older than a few minutes while the source fails and this is the last good copy.',
  'Content-Disposition': 'Names the file.',
  'Idempotent-Replayed': 'Present with the value true when the submission had arrived before.',
} as const;

/** The name of one of these headers. */
export type ReplyHeader = keyof typeof replyHeaders;

/** Said of calls whose words are in one of two languages. */
export const inItsLanguage = 'In the language of the site that is asked.';

/** A reference to a schema of the document. */
export function schemaRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** A reply of JSON. */
export function json(schema: JsonSchema): Record<string, JsonSchema> {
  return { 'application/json': schema };
}

/** Problem codes by the statuses they come with. */
export function byStatus(codes: readonly ProblemCode[]): Map<number, ProblemCode[]> {
  const sorted = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    for (const status of problemTypes[code].statuses)
      sorted.set(status, [...(sorted.get(status) ?? []), code]);
  }
  return sorted;
}
