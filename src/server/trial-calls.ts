import { Hono } from 'hono';
import { readTrial } from '#features/diagnostics/model/trial.ts';
import type { TrialSources } from '#features/diagnostics/server/trial-sources.ts';
import type { ServerEnv } from './api/api-types.ts';
import { problem } from './middleware/problem.ts';
import { readText } from './middleware/read-json.ts';
import { isSameOrigin } from './middleware/same-origin.ts';

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
    const back = from && origins.includes(from.origin) ? from.pathname : '/console';
    return new Response(null, {
      status: 303,
      headers: { location: `${back}#trial`, 'cache-control': 'no-store' },
    });
  });
  return calls;
}
