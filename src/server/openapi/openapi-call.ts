import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { ServerEnv } from '../api/api-types.ts';
import { methodNotAllowed } from '../middleware/problem.ts';
import { descriptionPath } from '../middleware/problem-types.ts';
import { describeApi } from './describe-api.ts';

/**
 * Serves the description of the API, under its full path. It is written once, when the server starts.
 * @param guide The path of the page that people read.
 */
export function openapiCall(guide: string): Hono<ServerEnv> {
  const body = JSON.stringify(describeApi({ guide }));
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { etag: tag, 'cache-control': 'public, max-age=3600' };
  const app = new Hono<ServerEnv>();
  app.get(descriptionPath, (c) => {
    const known = (c.req.header('if-none-match') ?? '').split(',').map((entry) => entry.trim());
    // A proxy that compresses marks the tag as weak.
    if (known.some((entry) => entry === '*' || entry.replace(/^W\//, '') === tag))
      return new Response(null, { status: 304, headers });
    return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
  });
  app.all(descriptionPath, () => methodNotAllowed('GET, HEAD'));
  return app;
}
