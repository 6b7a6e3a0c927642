import type { KeyRing } from '#server/storage/key-ring.ts';
import type { Storage } from '#server/storage/storage.ts';
import { formCalls } from '../model/api-contract.ts';
import { currentTheme, thirdPartyCheck } from '../model/human-check.ts';
import type { FormReply, FormsPort } from '../model/ports.ts';
import type { SubmissionKind } from '../model/submission-kinds.ts';
import { createFormTokens, newQuestion } from './form-token.ts';
import { createReceipts } from './receipts.ts';
import { publicSealingKey } from './sealing.ts';
import type { FormsSettings } from './settings.ts';

/** What the forms of a page ask of the server. */
export type FormsPortDependencies = {
  settings: Pick<FormsSettings, 'recaptcha' | 'receiptKeys'>;
  storage: Storage;
  keys: KeyRing;
  /** The clock, in milliseconds. Default the machine's. */
  now?: () => number;
};

/** The port that loaders of pages with a form find in the request context. */
export function createFormsPort({
  settings,
  storage,
  keys,
  now = Date.now,
}: FormsPortDependencies): FormsPort {
  const publicKey = publicSealingKey(keys);
  const tokens = createFormTokens(keys);
  const receipts = createReceipts(keys, settings.receiptKeys);
  const { recaptcha } = settings;
  const challengeUrl = formCalls.challenge;
  /** What only the calls of this form put there, in exactly this shape. */
  async function takeReply<Reply extends FormReply>(
    kind: SubmissionKind,
    token: string,
  ): Promise<Reply | undefined> {
    const kept = (await storage.replies.take(token, now())) as (Reply & { kind: unknown }) | undefined;
    return kept?.kind === kind ? kept : undefined;
  }

  return {
    submissionKey: async () => publicKey,
    humanCheck: () =>
      recaptcha
        ? {
            kind: 'recaptcha',
            siteKey: recaptcha.siteKey,
            language: thirdPartyCheck.language,
            theme: currentTheme(thirdPartyCheck.theme),
            challengeUrl,
          }
        : { kind: 'altcha', challengeUrl },
    formToken: async (asks = false) => tokens.issue(now(), asks ? newQuestion() : undefined),
    receipt: receipts.onPage,
    checkReceipt: receipts.check,
    takeReply,
  };
}
