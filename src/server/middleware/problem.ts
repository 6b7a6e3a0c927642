import { currentRequest } from '../current-request.ts';
import { type ProblemCode, problemTypeUri } from './problem-types.ts';

/** One refused field: its name and a code that the form turns into words. Never the value. */
export type FieldProblem = { field: string; code: string };

/** What a problem reply may carry beside its status and code. */
export type ProblemOptions = {
  /** Refused fields, by name and code. */
  fields?: FieldProblem[];
  /** Further reply headers, `Retry-After` or `Allow` for example. */
  headers?: Record<string, string>;
};

/** The media type of problem replies. */
export const problemMediaType = 'application/problem+json';

/** Short English names of the statuses this server answers with (RFC 9110). Programs read them; visitors do not. */
const titles = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const;

/** One of these statuses. */
type ProblemStatus = keyof typeof titles;

/**
 * An error reply of the API: `application/problem+json` (RFC 9457) with a type that leads to its description, a code,
 * the id of the request and, for forms, field codes. It takes no free text, so that nothing a sender typed and nothing a driver said can come back in it.
 */
export function problem(status: ProblemStatus, error: ProblemCode, options: ProblemOptions = {}): Response {
  const { fields, headers } = options;
  const request = currentRequest();
  const body = {
    type: problemTypeUri(error),
    title: titles[status],
    status,
    error,
    // RFC 9457 (3.1.5): what names this one occurrence. The log has it as `requestId`.
    ...(request ? { instance: `urn:uuid:${request.id}` } : {}),
    ...(fields && fields.length > 0 ? { fields } : {}),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': problemMediaType, 'cache-control': 'no-store', ...headers },
  });
}

/** The reply to a method that a known address does not take. */
export function methodNotAllowed(allow: string): Response {
  return problem(405, 'method', { headers: { allow } });
}

/** The reply to a caller who asked too often, with the seconds to wait. */
export function tooManyRequests(retryAfter: number): Response {
  return problem(429, 'rate', { headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) } });
}
