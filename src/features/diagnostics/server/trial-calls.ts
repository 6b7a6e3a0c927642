import { Hono } from 'hono';
import type { ServerEnv } from '#server/api/api-types.ts';
import { problem } from '#server/middleware/problem.ts';
import { readText } from '#server/middleware/read-json.ts';
import { isSameOrigin } from '#server/middleware/same-origin.ts';
import { readTrial } from '../model/trial.ts';
import type { TrialSources } from './trial-sources.ts';

/** Where the console sends what is to be tried. No call of the API: production does not have it. */
export const trialPath = '/console/trial';

/** The few letters that the console's form sends. */
const maxBytes = 1000;

interface TrialCallsOptions {
  sources: Pick<TrialSources, 'trial' | 'begin'>;
  origins: readonly string[];
}

/** Lets the console choose how quotes and news answer; leads back to the console. */
export function trialCalls({ sources, origins }: TrialCallsOptions): Hono<ServerEnv> {
  const calls = new Hono<ServerEnv>();
  calls.post(trialPath, async ({ req: { raw: request } }) => {
    if (!isSameOrigin(request.headers, origins)) return problem(403, 'origin');
    const text = await readText(request, maxBytes);
    if (!text.ok) return problem(text.status, text.error);
    sources.begin(readTrial(new URLSearchParams(text.value), sources.trial()));
    const referer = request.headers.get('referer');
    const from = referer === null ? null : URL.parse(referer);
    const back = from && origins.includes(from.origin) ? from.pathname : '/';
    return new Response(null, {
      status: 303,
      headers: { location: `${back}#trial`, 'cache-control': 'no-store' },
    });
  });
  return calls;
}
