import type { Context } from 'hono';
import {
  type AddressKeyOptions,
  addressKeys,
  clientAddress,
  isOwnAddress,
  type RequestOrigin,
} from '../middleware/client-address.ts';
import type { RateLimit } from '../middleware/rate-limit.ts';

/** Names the caller of a request for rate limits, without saying who it is. */
export type CallerKey = (c: Context) => string;

/** Makes the caller keys of this server. Behind proxies, their number decides which address is believed. */
export function createCallerKey(options: AddressKeyOptions): CallerKey {
  const addressKey = addressKeys(options);
  // Without a port (in tests) there is no socket; all such requests are one caller.
  return (c) => addressKey(originOf(c));
}

/** True for a request from this machine itself. Behind a proxy that nobody has counted all requests look like it. */
export function isFromThisMachine(c: Context, trustedProxies: number): boolean {
  return isOwnAddress(clientAddress(originOf(c), trustedProxies));
}

function originOf(c: Context): RequestOrigin {
  return {
    remoteAddress: c.env?.incoming?.socket.remoteAddress,
    forwardedFor: c.req.header('x-forwarded-for') ?? null,
  };
}

/** True when this caller, and all callers together, may still go on. */
export async function mayGoOn(key: string, own: RateLimit, everyone: RateLimit): Promise<boolean> {
  return (await own(key)).allowed && (await everyone('everyone')).allowed;
}
