import { type FormTokens, newQuestion } from '#features/submissions/server/form-token.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { AlertReply, AlertsPort, WatchReply } from '../model/alerts.ts';
import { alertReplyKind } from './plain-alerts.ts';
import { watchReplyKind } from './plain-watches.ts';
import type { SignedSteps } from './signed-steps.ts';
import type { WatchWords } from './watch-words.ts';

/** What pages about alerts ask of the server. */
export type AlertsPortOptions = {
  storage: Pick<Storage, 'alerts' | 'replies'>;
  formTokens: FormTokens;
  steps: SignedSteps;
  /** Whether there is a mail server that could carry the letters. */
  isOpen: boolean;
  watchWords: Pick<WatchWords, 'describe'>;
  /** The clock, in milliseconds. Default the machine's. */
  now?: () => number;
};

/** The port that loaders of the pages about alerts find in the request context. */
export function createAlertsPort({
  storage,
  formTokens,
  steps,
  isOpen,
  watchWords,
  now = Date.now,
}: AlertsPortOptions): AlertsPort {
  const { alerts, replies } = storage;
  return {
    isOpen: () => isOpen,
    formToken: async (asks = false) => formTokens.issue(now(), asks ? newQuestion() : undefined),
    async takeReply(token) {
      // Only the call of this form puts there what says so, in exactly this shape.
      const kept = (await replies.take(token, now())) as (AlertReply & { kind?: unknown }) | undefined;
      return kept?.kind === alertReplyKind ? kept : undefined;
    },
    async takeWatchReply(token) {
      const kept = (await replies.take(token, now())) as (WatchReply & { kind?: unknown }) | undefined;
      return kept?.kind === watchReplyKind ? kept : undefined;
    },
    readStep: (text, page, token) => steps.read(text, { page, token: token ?? null }, now()),
    describe: watchWords.describe,
    async awaiting(token, language) {
      const found = await alerts.findByConfirmToken(token, now());
      if (found) {
        const choice = { topics: found.topics, language: found.language };
        return { state: found.state, choice, watch: null };
      }
      const waits = await alerts.watches.findByConfirmToken(token, now());
      return (
        waits && {
          state: waits.state === 'pending' ? 'pending' : 'confirmed',
          choice: { topics: [], language: waits.language },
          watch: watchWords.describe(waits.watch, language),
        }
      );
    },
    async subscription(token, language) {
      const found = await alerts.findByStopToken(token);
      if (found?.state !== 'confirmed') return undefined;
      const watches = await alerts.watches.ofStopToken(token);
      return {
        topics: found.topics,
        language: found.language,
        watches: watches.map(({ id, state, watch }) => ({
          id,
          text: watchWords.describe(watch, language),
          isEnded: state === 'ended',
        })),
      };
    },
  };
}
