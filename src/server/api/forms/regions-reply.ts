import { createHash } from 'node:crypto';
import { regions } from '#features/forms/model/regions.ts';

const body = JSON.stringify(regions);
const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** The list of states, provinces and territories. It changes with a release at most, so browsers may keep it. */
export function regionsReply(request: Request): Response {
  const headers = { etag: tag, 'cache-control': 'public, max-age=3600' };
  const known = request.headers.get('if-none-match') ?? '';
  if (known === '*' || known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
}
