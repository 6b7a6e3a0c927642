import type { MiddlewareHandler } from 'hono';
import { isLocalHost, localHostOf } from '#i18n/choose-language.ts';
import { type Language, languages } from '#i18n/language.ts';
import { problem } from './problem.ts';

/**
 * Answers only on the hosts of this site. A page that is shown under another name can be framed, indexed and cached as
 * somebody else's, and whoever forgot a name in the proxy should hear so at once. Names of this machine stay: the proxy
 * beside the server and whoever looks from within ask by them.
 */
export function ownHostsOnly(origins: Record<Language, string>): MiddlewareHandler {
  const own = new Set(languages.flatMap((each) => [new URL(origins[each]).hostname, localHostOf(each)]));
  return async function refuseOtherHosts(c, next) {
    const { hostname } = new URL(c.req.url);
    if (own.has(hostname.replace(/\.$/, '')) || isLocalHost(hostname)) return await next();
    // 421 lets a browser that reused a connection for a second name try again on its own one (RFC 9110, 15.5.20).
    return problem(421, 'host');
  };
}
