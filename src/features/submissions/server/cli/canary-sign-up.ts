import { setTimeout as pause } from 'node:timers/promises';
import { defaultLanguage } from '#i18n/language.ts';
import type { Storage } from '#server/storage/storage.ts';
import { fitEmail } from '../storage/email-index.ts';
import type { CommandTrail } from './command-trail.ts';
import { counted } from './submission-answers.ts';

/** What became of one delivery that was hoped for. */
export type CanaryOutcome = { fault: string } | { seconds: number };

/** The sign-up of a trial. Nobody is told of anything by it, since nobody confirms it. */
export type CanarySignUp = {
  /** Waits until its letter has left or was given up, or the time is over. */
  watch(withinSeconds: number): Promise<CanaryOutcome>;
  /** Takes it out again, with its letter and the address. */
  erase(now: number): Promise<void>;
};

/** How often the outbox is looked at, in milliseconds. */
export const lookEvery = 250;

/**
 * Signs an address of the company's own up for e-mail alerts, so that the running site asks it by letter whether it wants them. An
 * address that waits for alerts already is left alone: its owner's choice would go with the trial.
 */
export async function signUpCanary(
  { alerts }: Pick<Storage, 'alerts'>,
  { email, trail, now }: { email: string; trail: CommandTrail; now: number },
): Promise<CanarySignUp> {
  const isKnown = async (): Promise<boolean> => (await alerts.withEmail(email)).length > 0;
  if (await isKnown()) return untried('not tried: this address has alerts of its own; name another by --to');
  const begun = performance.now();
  await alerts.subscribe({
    ...{ email: fitEmail(email), language: defaultLanguage, topics: ['news'] },
    ...{ now, isCanary: true },
  });
  if (!(await isKnown())) return untried('not written: its mailbox had three such letters within a day');
  return {
    async watch(withinSeconds) {
      for (;;) {
        const [letter] = await alerts.lettersTo(email);
        const seconds = (performance.now() - begun) / 1000;
        if (letter?.state === 'done') return { seconds };
        if (letter === undefined || letter.state === 'dead' || seconds >= withinSeconds)
          return { fault: letter ? faultOf(letter) : 'taken out by somebody else meanwhile' };
        await pause(lookEvery);
      }
    },
    async erase(at) {
      // First the line, then the deed.
      await trail.record('erase-person', { count: 0, alerts: 1 });
      await alerts.eraseEmail(email, at);
    },
  };
}

/** Why something has not left, from how it stands. */
export function faultOf({
  state,
  attempts,
  lastError,
}: {
  state: string;
  attempts: number;
  lastError: string | undefined;
}): string {
  if (state === 'dead') return `given up (${lastError})`;
  return lastError === undefined
    ? 'not tried: does the site run, with these settings?'
    : `${counted(attempts, 'try', 'tries')} (${lastError})`;
}

/** Nothing was stored, so nothing is watched or erased. */
function untried(fault: string): CanarySignUp {
  return { watch: async () => ({ fault }), erase: async () => {} };
}
