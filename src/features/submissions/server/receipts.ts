import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import type { KeyRing } from '#server/storage/key-ring.ts';
import { canonical } from '#server/storage/vault.ts';
import type { Receipt, ReceiptVerdict } from '../model/ports.ts';
import { referenceOf } from '../model/reference.ts';
import type { NewSubmission, StoredSubmission } from '../model/submission-store.ts';

/** What a receipt is issued for: a submission that has been stored. */
export type ReceiptedSubmission = Pick<NewSubmission, 'id' | 'kind' | 'content' | 'createdAt'>;

/** Issues and reads the receipts of stored submissions. */
export type Receipts = {
  issue(submission: ReceiptedSubmission): Receipt;
  /** Says of any text whether it is a receipt of this site. */
  check(text: string): ReceiptVerdict;
  /** A receipt as the address of a form's page carries it after a post, with a seal for this page. */
  forPage(receipt: Receipt, page: string): string;
  /**
   * The receipt in the address of a page; undefined for what this site did not put into the address of this page, in exactly these
   * letters: the receipt of a message proves no privacy request.
   */
  onPage(text: string, page: string): Receipt | undefined;
  /** True when a stored submission, with its content, is the one that a receipt was issued for. */
  isOf(receipt: Receipt, submission: StoredSubmission): boolean;
  /** What checks the receipts of the current key, for `RECEIPT_KEYS`: `id:key`. It signs nothing. */
  publicKey: string;
};

/** Reference, moment (base 36), fingerprint, key and signature, with a point between. */
const pattern =
  /([0-9A-F]{4}-[0-9A-F]{4})\.([0-9a-z]{1,10})\.([\w-]{32})\.([\w-]{1,64})\.([\w-]{86})(?![\w-])/;

/** No receipt is longer, also when it was copied with the breaks and the words of a letter around it. */
const longest = 2000;

/** What stands before the 32 bytes of an Ed25519 key in the format that Node reads (RFC 8410). */
const privateHead = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Receipts say what the server has: the reference, when it was stored, a fingerprint of what was sent, and the key that signs
 * them. Whoever holds one can prove what arrived, and when; nobody can make one but this site. The signature is one that a
 * public key checks, so that receipts outlive the secret they were signed with: its public half may be kept for ever.
 *
 * The fingerprint tells nothing to whoever does not know the whole content: the full id goes into it, and the receipt shows
 * a quarter of that.
 *
 * @param former Public keys of former secrets, as `RECEIPT_KEYS` holds them: `id:key` with commas or spaces between.
 */
export function createReceipts(keys: KeyRing, former: string | null = null): Receipts {
  const privateKey = createPrivateKey({
    key: Buffer.concat([privateHead, keys.derive(keys.current, 'receipt')]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKeys = new Map<string, KeyObject>(
    (former ?? '')
      .split(/[\s,]+/)
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [id = '', x = ''] = pair.split(':');
        return [id, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })];
      }),
  );
  for (const id of keys.ids) {
    const seed = Buffer.concat([privateHead, keys.derive(id, 'receipt')]);
    publicKeys.set(id, createPublicKey(createPrivateKey({ key: seed, format: 'der', type: 'pkcs8' })));
  }

  /** 16 bytes that bind a receipt to the page that may say that its request was submitted. */
  const sealOf = (code: string, page: string, keyId: string): Buffer =>
    createHmac('sha256', keys.derive(keyId, 'receipt-page'))
      .update(`${code} ${page}`)
      .digest()
      .subarray(0, 16);

  function check(text: string): ReceiptVerdict {
    const found = pattern.exec(text.slice(0, longest).replaceAll(/\s/g, ''));
    if (found === null) return { kind: 'unreadable' };
    const [code, reference = '', moment = '', fingerprint = '', keyId = '', signature = ''] = found;
    const key = publicKeys.get(keyId);
    if (key === undefined) return { kind: 'unknown-key', keyId };
    const bytes = Buffer.from(signature, 'base64url');
    // Several spellings stand for the same bytes; only the one that was issued is genuine.
    const isOurs =
      bytes.toString('base64url') === signature &&
      verify(null, Buffer.from(code.slice(0, -signature.length - 1)), key, bytes);
    if (!isOurs) return { kind: 'forged' };
    return {
      kind: 'genuine',
      receipt: { code, reference, at: Number.parseInt(moment, 36), fingerprint, keyId },
    };
  }

  return {
    issue(submission) {
      const { id, createdAt: at } = submission;
      const reference = referenceOf(id);
      const fingerprint = fingerprintOf(submission);
      const text = `${reference}.${at.toString(36)}.${fingerprint}.${keys.current}`;
      const signature = sign(null, Buffer.from(text), privateKey).toString('base64url');
      return { code: `${text}.${signature}`, reference, at, fingerprint, keyId: keys.current };
    },
    check,
    forPage: ({ code }, page) => `${code}.${sealOf(code, page, keys.current).toString('base64url')}`,
    onPage(text, page) {
      const cut = text.lastIndexOf('.');
      const [code, seal] = [text.slice(0, cut), text.slice(cut + 1)];
      const verdict = check(code);
      if (verdict.kind !== 'genuine' || verdict.receipt.code !== code) return undefined;
      const isHere = keys.ids.some((keyId) => {
        const own = sealOf(code, page, keyId);
        const given = Buffer.from(seal, 'base64url');
        return own.toString('base64url') === seal && timingSafeEqual(own, given);
      });
      return isHere ? verdict.receipt : undefined;
    },
    isOf: ({ at, fingerprint }, { id, kind, createdAt, content }) =>
      content !== undefined && at === createdAt && fingerprintOf({ id, kind, content }) === fingerprint,
    publicKey: `${keys.current}:${createPublicKey(privateKey).export({ format: 'jwk' }).x}`,
  };
}

/** 24 bytes of SHA-256 over the id, the form and what was stored, with its keys in order. */
function fingerprintOf({ id, kind, content }: Pick<ReceiptedSubmission, 'id' | 'kind' | 'content'>): string {
  return createHash('sha256')
    .update(canonical({ id, kind, content }))
    .digest()
    .subarray(0, 24)
    .toString('base64url');
}
