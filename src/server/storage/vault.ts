import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** A closed text and the id of the key that opens it. */
export type Closed = { keyId: string; payload: Uint8Array };

/** Closes what is written to the database and opens it again. */
export type Vault = {
  /** Id of the key that closes from now on. */
  current: string;
  /** Ids of all keys that open, the current one first. */
  keyIds: readonly string[];
  /** Encrypts a JSON value for one place, which is a table and a row: moved elsewhere, it does not open. */
  close(place: string, value: unknown): Closed;
  /** The value again; throws when the place, the key or a single bit differs. */
  open(place: string, closed: Closed): unknown;
  /** Tells whether contents are equal without telling what they are. */
  fingerprint(value: unknown, keyId?: string): string;
  /** Compares with a fingerprint under a key of this vault, by its id, or under what `fingerprintKey` gave out. */
  matches(value: unknown, key: string | Uint8Array, fingerprint: string): boolean;
  /** What fingerprints under a key are made with, and nothing else: it opens no content. */
  fingerprintKey(keyId: string): Uint8Array;
  /** What opens the requests that browsers sealed for a key, and nothing else: it opens no content. */
  sealingKey(keyId: string): Uint8Array;
  /** Tells whether addresses are equal without telling what they are. */
  emailHash(email: string, keyId: string): string;
};

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const proofBytes = 16;

/** A vault over the keys of this installation. */
export function createVault(keys: KeyRing): Vault {
  const fingerprintKey = (keyId: string) => keys.derive(keyId, 'fingerprint');
  const fingerprint = (value: unknown, key: Uint8Array) => hmac(key, canonical(value));
  return {
    current: keys.current,
    keyIds: keys.ids,
    close(place, value) {
      const nonce = randomBytes(nonceBytes);
      const encrypt = createCipheriv(cipher, keys.derive(keys.current, 'payload'), nonce);
      encrypt.setAAD(Buffer.from(place));
      const body = Buffer.concat([encrypt.update(JSON.stringify(value), 'utf8'), encrypt.final()]);
      return { keyId: keys.current, payload: Buffer.concat([nonce, body, encrypt.getAuthTag()]) };
    },
    open(place, { keyId, payload }) {
      const bytes = Buffer.from(payload);
      const decrypt = createDecipheriv(cipher, keys.derive(keyId, 'payload'), bytes.subarray(0, nonceBytes), {
        authTagLength: proofBytes,
      });
      decrypt.setAAD(Buffer.from(place));
      decrypt.setAuthTag(bytes.subarray(-proofBytes));
      const body = decrypt.update(bytes.subarray(nonceBytes, -proofBytes));
      return JSON.parse(Buffer.concat([body, decrypt.final()]).toString('utf8'));
    },
    fingerprint: (value, keyId = keys.current) => fingerprint(value, fingerprintKey(keyId)),
    matches(value, key, known) {
      const ours = Buffer.from(fingerprint(value, typeof key === 'string' ? fingerprintKey(key) : key));
      const theirs = Buffer.from(known);
      return ours.length === theirs.length && timingSafeEqual(ours, theirs);
    },
    fingerprintKey,
    sealingKey: (keyId) => keys.derive(keyId, 'sealing'),
    emailHash: (email, keyId) => hmac(keys.derive(keyId, 'email'), email),
  };
}

function hmac(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** JSON with its keys in order, so that equal contents read the same however they were built. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
