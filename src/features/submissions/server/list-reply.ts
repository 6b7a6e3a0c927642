import { createHash } from 'node:crypto';

/**
 * A list that changes with a release at most, so browsers may keep it for an hour and ask with its tag afterwards.
 * @param vary What else the list depends on beside its address.
 */
export function listReply(request: Request, list: readonly object[], vary?: string): Response {
  const body = JSON.stringify(list);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    etag: tag,
    'cache-control': 'public, max-age=3600',
    ...(vary === undefined ? {} : { vary }),
  };
  const known = request.headers.get('if-none-match') ?? '';
  if (known === '*' || known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
}
