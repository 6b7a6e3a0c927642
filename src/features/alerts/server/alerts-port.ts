import type { FormTokens } from '#features/submissions/server/form-token.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { AlertReply, AlertsPort } from '../model/alerts.ts';
import { alertReplyKind } from './plain-alerts.ts';

/** What pages about alerts ask of the server. */
export type AlertsPortOptions = {
  storage: Pick<Storage, 'alerts' | 'replies'>;
  formTokens: FormTokens;
  /** Whether there is a mail server that could carry the letters. */
  isOpen: boolean;
  /** The clock, in milliseconds. Default the machine's. */
  now?: () => number;
};

/** The port that loaders of the pages about alerts find in the request context. */
export function createAlertsPort({
  storage,
  formTokens,
  isOpen,
  now = Date.now,
}: AlertsPortOptions): AlertsPort {
  const { alerts, replies } = storage;
  return {
    isOpen: () => isOpen,
    formToken: async () => formTokens.issue(now()),
    async takeReply(token) {
      // Only the call of this form puts there what says so, in exactly this shape.
      const kept = (await replies.take(token, now())) as (AlertReply & { kind?: unknown }) | undefined;
      return kept?.kind === alertReplyKind ? kept : undefined;
    },
    async awaiting(token) {
      const found = await alerts.findByConfirmToken(token, now());
      return found && { state: found.state, choice: { topics: found.topics, language: found.language } };
    },
    async subscription(token) {
      const found = await alerts.findByStopToken(token);
      return found?.state === 'confirmed' ? { topics: found.topics, language: found.language } : undefined;
    },
  };
}
