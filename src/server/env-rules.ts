import { string } from 'yup';

/** Rules for single settings. Each message names the rule and never the value, which may be a secret. */

/** A whole number between two others. */
export const wholeNumber = (least: number, most: number, initial: number) =>
  string()
    .default(String(initial))
    .test('number', `must be a whole number from ${least} to ${most}`, (value) => {
      const number = Number(value);
      return /^\d{1,9}$/.test(value) && number >= least && number <= most;
    });

/** An address of one of these protocols. Yup's own `url()` takes exponential time on some inputs (jquense/yup#2244). */
export const address = (...protocols: string[]) =>
  string().test('address', `must be an address that starts with ${protocols.join(' or ')}`, (value) => {
    if (value === undefined) return true;
    return URL.canParse(value) && protocols.includes(`${new URL(value).protocol}//`);
  });

/**
 * An address that this server calls. A name and password in it would stand in every log on the way (and `fetch` refuses
 * them); a fragment is never sent, so it stands there by mistake.
 */
export const calledAddress = (...protocols: string[]) =>
  address(...protocols).test('login', 'must hold no name, password or fragment', (value) => {
    if (value === undefined || !URL.canParse(value)) return true;
    const { username, password, hash } = new URL(value);
    return `${username}${password}${hash}` === '';
  });

/** Scheme, host and port, nothing more. */
export const origin = () =>
  string().test('origin', 'must be an address like https://www.example.com, without a path', (value) => {
    if (value === undefined) return true;
    if (!URL.canParse(value)) return false;
    const url = new URL(value);
    return ['http:', 'https:'].includes(url.protocol) && url.origin === value.replace(/\/$/, '');
  });

/** Keys of 32 bytes with their ids: those of the storage, and those that check receipts. */
export const keyPairs = (message = 'must be pairs of id:secret, the secret 32 bytes in base64') =>
  string().test('keys', message, (value) => {
    if (value === undefined) return true;
    return value.split(/[\s,]+/).every((pair) => /^[\w-]{1,64}:[A-Za-z0-9+/_-]{43}=?$/.test(pair));
  });

/** One mail address without a name, in characters that need no quoting in any header. */
export const mailbox = () =>
  string().test('mailbox', 'must be one mail address like desk@example.com', (value) => {
    if (value === undefined) return true;
    return value.length <= 254 && /^[\w.%+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/.test(value);
  });

/** True for an address that is called over TLS, however it is written: `HTTPS:crm.example` is one as well. */
export function isHttps(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** True for a host that is this machine. Names below `localhost` never leave it, and browsers trust them like https. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(127(\.\d{1,3}){3}|\[::1\]|(.+\.)?localhost)$/.test(hostname);
}
