import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { KeyRing } from '#server/storage/key-ring.ts';
import { type SealedBody, type SealingKey, sealInfo } from '../model/sealed.ts';
import type { SealingKeyStore } from '../model/submission-store.ts';

/** The server's half of the sealed device queue. */
export type Sealing = {
  /**
   * The form value inside, or undefined when it was sealed for another server or has been touched. Rejects when the
   * database is away that knows what was kept of a former key.
   */
  open(body: SealedBody): Promise<unknown>;
};

/** The public key that pages hand to browsers: that of the current key. */
export function publicSealingKey(keys: KeyRing): SealingKey {
  // An uncompressed point: one byte of form, then both coordinates.
  const point = keyPair(keys.derive(keys.current, 'sealing')).getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  return {
    kid: keys.current,
    jwk: { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') },
  };
}

/** Number of points of P-256: a private key is a number from 1 to one less than this. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const proofBytes = 16;

/**
 * Key pairs for sealing are derived from the installation's keys, so that there is one secret to guard and a record that
 * has waited on a device for days opens after a restart, a move to another machine or a change of keys: of a key that
 * was removed, `former` still has the part for sealing.
 */
export function createSealing(keys: KeyRing, former: SealingKeyStore): Sealing {
  const secretOf = async (kid: string) =>
    keys.ids.includes(kid) ? keys.derive(kid, 'sealing') : await former.find(kid);
  return {
    async open(body) {
      const secret = await secretOf(body.sealed.kid);
      return secret && openSealed(body, secret);
    },
  };
}

function openSealed({ id, sealed }: SealedBody, sealingSecret: Uint8Array): unknown {
  const [point, nonce, cipherText] = [sealed.epk, sealed.iv, sealed.ct].map((text) =>
    Buffer.from(text, 'base64url'),
  ) as [Buffer, Buffer, Buffer];
  try {
    const shared = keyPair(sealingSecret).computeSecret(point);
    const secret = Buffer.from(hkdfSync('sha256', shared, point, sealInfo, 32));
    const decrypt = createDecipheriv('aes-256-gcm', secret, nonce, { authTagLength: proofBytes });
    decrypt.setAAD(Buffer.from(id));
    decrypt.setAuthTag(cipherText.subarray(-proofBytes));
    const text = Buffer.concat([decrypt.update(cipherText.subarray(0, -proofBytes)), decrypt.final()]);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    // A point off the curve, a failed proof and broken JSON all mean: not sealed by our page for us.
    return undefined;
  }
}

function keyPair(sealingSecret: Uint8Array) {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey(sealingSecret));
  return curve;
}

/** Even over all private keys for all practical purposes: 48 derived bytes reduced to a 32-byte range. */
function privateKey(secret: Uint8Array): Buffer {
  const wide = Buffer.from(hkdfSync('sha256', secret, '', 'P-256 private key', 48));
  const number = (BigInt(`0x${wide.toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
}
