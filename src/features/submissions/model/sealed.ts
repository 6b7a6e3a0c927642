import { isRecord } from '#i18n/world/is-record.ts';
import { isSubmissionId } from './idempotency.ts';

/**
 * A submission that waits on the visitor's device is sealed for the server's public key: the device, and whoever uses
 * it next, can deliver it but never read it. Ephemeral ECDH on P-256, HKDF-SHA-256, AES-256-GCM; the id is the
 * authenticated context, so a sealed text cannot travel under another id.
 */

/** Content type of a sealed submission. */
export const sealedMediaType = 'application/vnd.site.sealed+json';

/** The HKDF context of the sealing key. It names the version of this format. */
export const sealInfo = 'outbox-v1';

/** The server's public key as a page carries it. */
export interface SealingKey {
  /** Names the key, so that the server can hold an old and a new one at once. */
  kid: string;
  /** The public point of an ECDH key on P-256. */
  jwk: { kty: 'EC'; crv: 'P-256'; x: string; y: string };
}

/** A sealed text: key id, ephemeral public point, nonce, cipher text; the last three in base64url. */
export interface SealedContent {
  kid: string;
  epk: string;
  iv: string;
  ct: string;
}

/** The body of a sealed submission. */
export interface SealedBody {
  id: string;
  sealed: SealedContent;
  /** A fresh answer of the human check; it replaces the sealed one, which may have expired on the device. */
  recaptcha?: string;
}

/** Seals a form value under an id, in the browser or in Node. */
export async function seal(key: SealingKey, id: string, value: unknown): Promise<SealedContent> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const { subtle } = crypto;
  const theirs = await subtle.importKey('jwk', { ...key.jwk, ext: true }, curve, false, []);
  const ours = await subtle.generateKey(curve, false, ['deriveBits']);
  const epk = new Uint8Array(await subtle.exportKey('raw', ours.publicKey));
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, ours.privateKey, 256);
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const secret = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: epk, info: encode(sealInfo) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const ct = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encode(id) },
    secret,
    encode(JSON.stringify(value)),
  );
  return { kid: key.kid, epk: toBase64Url(epk), iv: toBase64Url(iv), ct: toBase64Url(new Uint8Array(ct)) };
}

/** The sealed body in a value from outside, or undefined when it has another shape. */
export function readSealedBody(value: unknown): SealedBody | undefined {
  if (!isRecord(value) || !isSubmissionId(value.id) || !isRecord(value.sealed)) return undefined;
  const known = ['id', 'sealed', 'recaptcha'];
  if (Object.keys(value).some((key) => !known.includes(key))) return undefined;
  const { kid, epk, iv, ct } = value.sealed;
  if (typeof kid !== 'string' || !/^[\w-]{1,64}$/.test(kid)) return undefined;
  // 65 bytes of an uncompressed point, 12 of nonce; the cipher text holds at least its 16 bytes of proof.
  if (!isBase64Url(epk, 87, 87) || !isBase64Url(iv, 16, 16) || !isBase64Url(ct, 22, 48_000)) return undefined;
  const body: SealedBody = { id: value.id, sealed: { kid, epk, iv, ct } };
  if (value.recaptcha === undefined) return body;
  return typeof value.recaptcha === 'string' ? { ...body, recaptcha: value.recaptcha } : undefined;
}

/** Bytes as base64url without padding. */
function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function isBase64Url(value: unknown, shortest: number, longest: number): value is string {
  return (
    typeof value === 'string' &&
    value.length >= shortest &&
    value.length <= longest &&
    /^[A-Za-z0-9_-]+$/.test(value)
  );
}
