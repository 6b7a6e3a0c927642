import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** A closed text and the id of the key that opens it. */
export type Closed = { keyId: string; payload: Uint8Array };

/** Closes what is written to the database and opens it again. */
export type Vault = {
  /** Encrypts a JSON value for one place, which is a table and a row: moved elsewhere, it does not open. */
  close(place: string, value: unknown): Closed;
  /** The value again; throws when the place, the key or a single bit differs. */
  open(place: string, closed: Closed): unknown;
  /** Tells whether contents are equal without telling what they are. */
  fingerprint(value: unknown, keyId?: string): string;
  matches(value: unknown, keyId: string, fingerprint: string): boolean;
};

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const proofBytes = 16;

/** A vault over the keys of this installation. */
export function createVault(keys: KeyRing): Vault {
  function fingerprint(value: unknown, keyId = keys.current): string {
    return createHmac('sha256', keys.derive(keyId, 'fingerprint'))
      .update(canonical(value))
      .digest('base64url');
  }
  return {
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
    fingerprint,
    matches(value, keyId, known) {
      const ours = Buffer.from(fingerprint(value, keyId));
      const theirs = Buffer.from(known);
      return ours.length === theirs.length && timingSafeEqual(ours, theirs);
    },
  };
}

/** JSON with its keys in order, so that equal contents read the same however they were built. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
