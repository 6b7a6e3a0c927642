import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '#server/storage/key-ring.ts';
import type { Receipt } from '../model/ports.ts';
import { isReference } from '../model/reference.ts';

/** Issues and reads what the address of a confirmation carries where no script runs. */
export type Receipts = {
  issue(receipt: Receipt): string;
  /** Undefined for what this server did not issue. */
  read(text: string): Receipt | undefined;
};

/**
 * Receipts: reference and time of a stored request, signed. Without the signature anybody could send round an address under
 * which this site says that a request was received.
 */
export function createReceipts(keys: KeyRing): Receipts {
  const sign = (text: string, keyId: string) =>
    createHmac('sha256', keys.derive(keyId, 'receipt')).update(text).digest('base64url').slice(0, 22);
  return {
    issue({ reference, at }) {
      const text = `${reference}.${at.toString(36)}`;
      return `${text}.${sign(text, keys.current)}`;
    },
    read(text) {
      const [reference = '', moment = '', signature = '', ...rest] = text.split('.');
      if (rest.length > 0 || !isReference(reference)) return undefined;
      const isOurs = keys.ids.some((keyId) => isEqual(sign(`${reference}.${moment}`, keyId), signature));
      return isOurs ? { reference, at: Number.parseInt(moment, 36) } : undefined;
    },
  };
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
