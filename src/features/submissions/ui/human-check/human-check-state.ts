/** Where a human check stands, as its status line tells it. */
export type HumanCheckState = 'idle' | 'verifying' | 'verified' | 'expired' | 'failed';

/** What a form hears from its human check, whichever kind it is. */
export interface HumanCheckEvents {
  /** The check was passed; `answer` goes to the server. */
  onSuccess(answer: string): void;
  /** The check could not be done. An earlier answer is no longer good. */
  onError(): void;
  /** The answer has aged or was taken back. */
  onExpired(): void;
}
