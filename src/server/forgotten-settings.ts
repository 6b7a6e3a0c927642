import type { MiddlewareHandler } from 'hono';
import type { Log } from './log.ts';

/** Warnings about settings that were probably forgotten, as the log says them at the start: without them the server runs, less safely. */
export function forgottenSettings(variables: Record<string, string | undefined>): string[] {
  const isSet = (name: string) => (variables[name] ?? '').trim() !== '';
  return [
    ...(isSet('SITE_ENVIRONMENT')
      ? []
      : [
          'SITE_ENVIRONMENT is not set, so this counts as a local run: keys lie beside the data, http and any host will do, and news that is not out yet can be read',
        ]),
    // Production speaks https only, and TLS ends at a proxy.
    ...(variables.SITE_ENVIRONMENT?.trim() === 'production' && !isSet('TRUSTED_PROXIES')
      ? ['TRUSTED_PROXIES is not set: behind a proxy all visitors count as one caller and share its limits']
      : []),
  ];
}

/** Warns once when a request tells of another number of proxies than is set. Who stands in front is seen by nobody else. */
export function warnOfProxies(trustedProxies: number, log: Log): MiddlewareHandler {
  let isSaid = false;
  return async function countProxies(c, next) {
    if (!isSaid) {
      const forwardedFor = c.req.header('x-forwarded-for');
      const warning = forwardedFor === undefined ? undefined : proxyWarning(forwardedFor, trustedProxies);
      if (warning !== undefined) {
        isSaid = true;
        log.warn(warning, { count: trustedProxies });
      }
    }
    return await next();
  };
}

/** What a header says against the setting. More entries than proxies say nothing: callers may write their own. */
function proxyWarning(forwardedFor: string, trustedProxies: number): string | undefined {
  if (trustedProxies === 0)
    return 'a request came through a proxy and TRUSTED_PROXIES is 0: all visitors behind it count as one caller and share its limits';
  if (forwardedFor.split(',').length < trustedProxies)
    return 'a request came through fewer proxies than TRUSTED_PROXIES says: its caller counts as the proxy';
  return undefined;
}
