import type { Vault } from '#server/storage/vault.ts';
import type { LoginUnderWay } from './company-login.ts';

/*
 * The two cookies of the desk. `__Host-` makes a browser take them only from this very host, over TLS and for all of it. They are
 * `Lax`: with `Strict` a browser would not send them after the company's login has led back here, nor from a letter.
 */

/** The cookie with the token of a session. It ends with the browser, or when the server says so. */
export const sessionCookie = '__Host-desk';

/** The cookie that is kept while somebody is at the company's login. */
export const loginCookie = '__Host-desk-login';

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** How long somebody may take at the company's login, in seconds. */
const loginSeconds = 600;

/** A `Set-Cookie` that keeps a value as long as the browser runs, or for some seconds. */
export function cookieOf(name: string, value: string, seconds?: number): string {
  return `${name}=${value}; ${attributes}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`;
}

/** A `Set-Cookie` that takes it away. */
export const withoutCookie = (name: string): string => cookieOf(name, '', 0);

/** The value of a cookie of a request. */
export function readCookie(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return undefined;
}

/** What is remembered of somebody who is at the company's login. */
export type KeptLogin = { underWay: LoginUnderWay; language: string; rest: string; at: number };

const place = 'desk-login';

/** Closes it, so that a browser can keep it and nobody can read or make one: no row is written for whoever only knocks. */
export function closeLogin(vault: Vault, kept: KeptLogin): string {
  const { keyId, payload } = vault.close(place, kept);
  return cookieOf(
    loginCookie,
    `${Buffer.from(keyId).toString('base64url')}.${Buffer.from(payload).toString('base64url')}`,
    loginSeconds,
  );
}

/** Opens it again; undefined where there is none, it is none of ours, or it took too long. */
export function openLogin(vault: Vault, headers: Headers, now: number): KeptLogin | undefined {
  const [keyId, payload] = readCookie(headers, loginCookie)?.split('.') ?? [];
  if (keyId === undefined || payload === undefined) return undefined;
  try {
    const kept = vault.open(place, {
      keyId: Buffer.from(keyId, 'base64url').toString(),
      payload: Buffer.from(payload, 'base64url'),
    }) as KeptLogin;
    return now - kept.at < loginSeconds * 1000 ? kept : undefined;
  } catch {
    return undefined;
  }
}
