import { loadKeyRing } from '#server/storage/key-ring.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { StorageSettings } from '#server/storage/storage-settings.ts';
import { createReceipts } from '../receipts.ts';
import type { FormsSettings } from '../settings.ts';
import type { CommandTrail } from './command-trail.ts';

type ReceiptSettings = StorageSettings & Pick<FormsSettings, 'receiptKeys'>;

/**
 * What staff can say of a receipt: whether it is genuine, and whether the submission that is stored is the one it was issued
 * for. Holds nothing about a person.
 * @throws when it is not genuine, or belongs to nothing that is stored.
 */
export async function checkReceipt(
  storage: Storage,
  code: string,
  { settings, trail }: { settings: ReceiptSettings; trail: CommandTrail },
): Promise<string> {
  const receipts = createReceipts(loadKeyRing(settings), settings.receiptKeys);
  const verdict = receipts.check(code);
  if (verdict.kind === 'unreadable') throw new Error('This is not a complete receipt. Copy all of it.');
  if (verdict.kind === 'unknown-key') {
    throw new Error(
      `The key "${verdict.keyId}" is neither in STORAGE_KEYS nor in RECEIPT_KEYS, so the receipt cannot be checked.`,
    );
  }
  if (verdict.kind === 'forged') throw new Error('The receipt is not genuine: its signature does not fit.');
  const { reference, at } = verdict.receipt;
  const head = `Genuine: ${reference}, received ${new Date(at).toISOString()}.\n`;
  const found = (await storage.submissions.withReference(reference)).filter(
    ({ createdAt }) => createdAt === at,
  );
  if (found.length === 0) {
    await trail.record('receipt');
    throw new Error(
      `${head}Nothing is stored under this reference and time: it was forgotten long ago, or lost.`,
    );
  }
  await trail.recordEach('receipt', found);
  const [kept] = found.filter(({ content }) => content !== undefined);
  if (kept === undefined) return `${head}Its content was erased since, so it cannot be compared.\n`;
  if (receipts.isOf(verdict.receipt, kept)) return `${head}What is stored is what was sent, unchanged.\n`;
  throw new Error(
    `${head}What is stored is not what was sent. Ask whoever tends the database to look at it.`,
  );
}

/** The public half of the key that signs receipts, for `RECEIPT_KEYS`. */
export function receiptKey(settings: StorageSettings): string {
  return `${createReceipts(loadKeyRing(settings)).publicKey}\n`;
}
