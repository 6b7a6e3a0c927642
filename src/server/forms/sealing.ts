import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { type SealedBody, type SealingKey, sealInfo } from '#features/forms/model/sealed.ts';
import type { KeyRing } from '../storage/key-ring.ts';

/** The server's half of the sealed device queue. */
export type Sealing = {
  /** The public key that pages hand to browsers. */
  publicKey(): SealingKey;
  /** The form value inside, or undefined when it was sealed for another server or has been touched. */
  open(body: SealedBody): unknown;
};

/** Number of points of P-256: a private key is a number from 1 to one less than this. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const proofBytes = 16;

/**
 * Key pairs for sealing, derived from the installation's keys, so that there is one secret to guard and a record that
 * has waited on a device for days opens after a restart, a move to another machine or the coming of a new key.
 */
export function createSealing(keys: KeyRing): Sealing {
  function pair(id: string) {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey(keys.derive(id, 'sealing')));
    return curve;
  }
  return {
    publicKey() {
      // An uncompressed point: one byte of form, then both coordinates.
      const point = pair(keys.current).getPublicKey();
      const [x, y] = [point.subarray(1, 33), point.subarray(33)];
      return {
        kid: keys.current,
        jwk: { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') },
      };
    },
    open({ id, sealed }) {
      if (!keys.ids.includes(sealed.kid)) return undefined;
      const [point, nonce, cipherText] = [sealed.epk, sealed.iv, sealed.ct].map((text) =>
        Buffer.from(text, 'base64url'),
      ) as [Buffer, Buffer, Buffer];
      try {
        const shared = pair(sealed.kid).computeSecret(point);
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
    },
  };
}

/** Even over all private keys for all practical purposes: 48 derived bytes reduced to a 32-byte range. */
function privateKey(secret: Buffer): Buffer {
  const wide = Buffer.from(hkdfSync('sha256', secret, '', 'P-256 private key', 48));
  const number = (BigInt(`0x${wide.toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
}
