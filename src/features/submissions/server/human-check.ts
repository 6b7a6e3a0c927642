import { problem } from '#server/middleware/problem.ts';
import type { UsedCheck } from '../model/submission-store.ts';

/** What a human check says about an answer. */
export type CheckVerdict =
  /** Passed; `use` goes into the transaction that stores the submission, so that it passes only once. */
  | { kind: 'ok'; use: UsedCheck }
  /** Was right once. A fresh answer will pass. */
  | { kind: 'expired' }
  /** Never right. */
  | { kind: 'refused' }
  /** Nobody could judge it just now. It does not pass, but a fresh answer to the built-in check will. */
  | { kind: 'unavailable' };

/** What a verdict may depend on beside the answer. */
export type CheckContext = {
  /** Milliseconds since 1970. */
  now: number;
};

/** One kind of proof that a person sent the form. */
export type HumanCheck = {
  /** True when an answer is of this kind, whether right or wrong. */
  recognises(answer: string): boolean;
  verify(answer: string, context: CheckContext): Promise<CheckVerdict>;
};

/** Several kinds as one: the first that recognises an answer judges it. */
export function anyOf(checks: readonly HumanCheck[]): Pick<HumanCheck, 'verify'> {
  return {
    async verify(answer, context) {
      const judge = checks.find((check) => check.recognises(answer));
      return judge?.verify(answer, context) ?? { kind: 'refused' };
    },
  };
}

/** 428 asks the browser for a fresh answer; only an answer that was never one is refused for good. */
export function notAPerson(verdict: Exclude<CheckVerdict, { kind: 'ok' }>): Response {
  if (verdict.kind === 'refused') {
    return problem(400, 'captcha_refused', { fields: [{ field: 'recaptcha', code: 'format' }] });
  }
  return problem(428, verdict.kind === 'expired' ? 'captcha_expired' : 'captcha_unavailable');
}
