import type { MiddlewareHandler } from 'hono';
import { otherPolicy } from './content-security-policy.ts';
import { reportEndpointName, reportPath } from './report-endpoint.ts';

/** Headers of every reply, errors, redirects and 304 included. A page adds its own content security policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // TLS ends in front of this server. Browsers ignore the header where a reply came over plain http.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The position is for the search for a yard, which asks on a press and keeps it on the device.
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'reporting-endpoints': `${reportEndpointName}="${reportPath}"`,
};

/** The referrer policy of pages whose address carries a secret: the only one that a reply may choose for itself. */
export const privateReferrer = 'no-referrer';

/** Adds the security headers to whatever the rest of the server answers. Stands first, so that nothing escapes it. */
export const withSecurityHeaders: MiddlewareHandler = async function addSecurityHeaders(c, next) {
  await next();
  // A page whose address carries a secret tells nobody where its visitor came from.
  const isPrivate = c.res.headers.get('referrer-policy') === privateReferrer;
  for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
  if (isPrivate) c.res.headers.set('referrer-policy', privateReferrer);
  if (!c.res.headers.has('content-security-policy'))
    c.res.headers.set('content-security-policy', otherPolicy);
};
