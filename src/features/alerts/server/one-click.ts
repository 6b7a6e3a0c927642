import type { Language } from '#i18n/language.ts';
import { errorFields, type Log } from '#server/log.ts';
import { methodNotAllowed, problem, tooManyRequests } from '#server/middleware/problem.ts';
import type { RateLimit } from '#server/middleware/rate-limit.ts';
import { readText } from '#server/middleware/read-json.ts';
import type { Storage } from '#server/storage/storage.ts';
import { alertParameters } from '../model/alerts.ts';
import { tokenPattern } from './alert-schemas.ts';
import type { AlertPage } from './plain-alerts.ts';

/** What the call of mail programs needs. */
export type OneClickOptions = {
  storage: Pick<Storage, 'alerts'>;
  log: Log;
  limit: RateLimit;
  alertPath: (language: Language, page: AlertPage) => string;
  languageOf: (request: Request) => Language;
  now: () => number;
};

/** The one line that RFC 8058 asks for, in either encoding of a form. */
const maxBytes = 1024;

/**
 * Ends a subscription when a mail program posts by itself (RFC 8058): without cookies, without a page of ours before it,
 * so that origins mean nothing here; the token in the address is all. Whoever opens the same address in a browser
 * comes to the page that asks.
 */
export function oneClick(options: OneClickOptions) {
  const { storage, log, limit, alertPath, languageOf, now } = options;
  const tokenOf = (request: Request) => new URL(request.url).searchParams.get(alertParameters.token) ?? '';
  return {
    async post(request: Request, caller: string): Promise<Response> {
      const decision = await limit(caller);
      if (!decision.allowed) return tooManyRequests(decision.retryAfter);
      const body = await readText(request, maxBytes);
      if (!body.ok) return problem(body.status, body.error);
      // The RFC's own words; without them it is no mail program that speaks, but somebody who lets a form be sent.
      const isMeant = /List-Unsubscribe[\s\S]{0,40}One-Click/.test(body.value);
      const token = tokenOf(request);
      if (!isMeant || !tokenPattern.test(token)) {
        return problem(400, 'invalid', { fields: [{ field: isMeant ? 'token' : '', code: 'format' }] });
      }
      try {
        const watch = new URL(request.url).searchParams.get(alertParameters.watch);
        // The letter was about one watch: the press ends that one.
        if (watch === null) await storage.alerts.stop(token, now());
        else await storage.alerts.watches.stop(token, watch, now());
        return new Response(null, { status: 204 });
      } catch (error) {
        log.error('alerts could not be stopped', errorFields(error));
        return problem(503, 'storage', { headers: { 'retry-after': '20' } });
      }
    },

    other(request: Request): Response {
      if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD, POST');
      const page = alertPath(languageOf(request), 'manage-alerts');
      const token = tokenOf(request);
      const search = tokenPattern.test(token)
        ? `?${new URLSearchParams({ [alertParameters.token]: token })}`
        : '';
      return new Response(null, {
        status: 303,
        headers: { location: page + search, 'cache-control': 'no-store' },
      });
    },
  };
}
