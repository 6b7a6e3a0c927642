import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';

/** Where a request says it comes from. */
export type RequestOrigin = {
  /** The other end of the socket. */
  remoteAddress: string | undefined;
  /** The `X-Forwarded-For` header, which anybody can write. */
  forwardedFor: string | null;
};

/** Options of `addressKeys`. */
export type AddressKeyOptions = {
  /** How many proxies of ours stand in front. Each adds one entry at the right end of `X-Forwarded-For`. */
  trustedProxies: number;
  /** Shared by instances that share a limiter. Default: random, for this process alone. */
  secret?: string | Buffer;
  now?: () => number;
};

const millisecondsADay = 86_400_000;

/**
 * Makes the function that names a caller for the rate limiters without keeping who it was: an HMAC of the address
 * under a salt that changes every day (UTC), so that a key tells nothing tomorrow.
 */
export function addressKeys(options: AddressKeyOptions): (origin: RequestOrigin) => string {
  const { trustedProxies, secret = randomBytes(32), now = Date.now } = options;
  let kept: { day: number; salt: KeyObject } | undefined;

  /** Made once a day: to make it of bytes for each request would cost ten times what naming the caller does. */
  function saltOf(day: number): KeyObject {
    if (kept?.day !== day) {
      const bytes = createHmac('sha256', secret).update(`address ${day}`).digest();
      kept = { day, salt: createSecretKey(bytes) };
    }
    return kept.salt;
  }

  return function addressKey(origin) {
    const salt = saltOf(Math.floor(now() / millisecondsADay));
    const network = networkOf(clientAddress(origin, trustedProxies));
    return createHmac('sha256', salt).update(network).digest('base64url').slice(0, 22);
  };
}

/**
 * The visitor's address. Only as many entries of `X-Forwarded-For` are believed as we have proxies, counted from
 * the right: what stands further left was written by the caller.
 */
export function clientAddress(origin: RequestOrigin, trustedProxies: number): string {
  const socket = origin.remoteAddress ?? '';
  if (trustedProxies === 0 || origin.forwardedFor === null) return socket;
  const entries = origin.forwardedFor.split(',').map((entry) => entry.trim());
  const entry = entries.at(-trustedProxies) ?? '';
  return isIP(entry) === 0 ? socket : entry;
}

/** True for an address of this machine: a tool beside the server, or a proxy that nobody has counted. */
export function isOwnAddress(address: string): boolean {
  return address === '' || address === '::1' || /^(::ffff:)?127\./i.test(address);
}

/** An IPv4 address as it is; an IPv6 address cut to its /64, which one household owns whole. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.replace(/%.*/, '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
