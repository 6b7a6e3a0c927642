import { problemMediaType } from '#server/middleware/problem.ts';
import { type ProblemCode, problemTypes } from '#server/middleware/problem-types.ts';
import { toJsonSchema } from '#server/openapi/json-schema.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { problemReply } from '#server/openapi/reply-schemas.ts';
import { fits } from './fits-schema.ts';

/** Problems that any call may answer with, since they come from before or behind it. */
const ofEveryCall: readonly ProblemCode[] = ['method', 'call.unknown', 'request'];

const problemShape = toJsonSchema(problemReply);

/** An answer as tests see it. */
type Answer = { status: number; contentType: string; text: string };

/** What is wrong with an answer in the light of the description; nothing when it is as described. */
export function undeclared(operation: Operation, { status, contentType, text }: Answer): string[] {
  const reply = operation.replies[status];
  if (reply) {
    const types = Object.keys(reply.content ?? {});
    if (types.length === 0) return text === '' ? [] : [`${status} has a body`];
    const [type = ''] = contentType.split(';');
    return types.includes(type) ? [] : [`${status} is ${contentType}`];
  }
  if (contentType !== problemMediaType) return [`${status} is no problem document`];
  const body: unknown = JSON.parse(text);
  if (!fits(body, problemShape)) return [`${status} has another shape: ${text}`];
  const { error, status: told } = body as { error: ProblemCode; status: number };
  const known = [...(operation.problems ?? []), ...ofEveryCall];
  const statuses: readonly number[] = problemTypes[error].statuses;
  return known.includes(error) && statuses.includes(status) && told === status
    ? []
    : [`${status} ${error} is not described`];
}
