import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '#server/storage/key-ring.ts';
import { isSubmissionId, newSubmissionId } from '../model/idempotency.ts';
import { questionIn, type SumQuestion } from '../model/sum-question.ts';

/** What a form token says about the post that brings it. */
export type TokenVerdict =
  /** Good. `id` is the submission's: a token stores once, however often its form is sent. */
  | { kind: 'ok'; id: string; question: SumQuestion | undefined }
  /** Not ours, sent back faster than a person types, or older than a day. */
  | { kind: 'again' };

/** Issues and judges the tokens of forms that are sent without script. */
export type FormTokens = {
  /** @param question What the form asks besides, while many forms come. */
  issue(now: number, question?: SumQuestion): string;
  judge(token: string, now: number): TokenVerdict;
};

const quickest = 3000;
const slowest = 24 * 60 * 60_000;

/**
 * Form tokens: an id and a time of issue, signed. They stand in for the human check where no script can run: a machine
 * has to load the page, wait, and come back within a day, for each request anew.
 */
export function createFormTokens(keys: KeyRing): FormTokens {
  const sign = (text: string, keyId: string) =>
    createHmac('sha256', keys.derive(keyId, 'form-token')).update(text).digest('base64url');
  return {
    issue(now, question) {
      const asked = question ? `.${question.left}+${question.right}` : '';
      const text = `${newSubmissionId()}.${now.toString(36)}${asked}`;
      return `${text}.${sign(text, keys.current)}`;
    },
    judge(token, now) {
      const cut = token.lastIndexOf('.');
      const [text, signature] = [token.slice(0, cut), token.slice(cut + 1)];
      const [id, moment = ''] = text.split('.');
      if (!isSubmissionId(id) || !keys.ids.some((keyId) => isEqual(sign(text, keyId), signature)))
        return { kind: 'again' };
      const age = now - Number.parseInt(moment, 36);
      return age >= quickest && age <= slowest
        ? { kind: 'ok', id, question: questionIn(token) }
        : { kind: 'again' };
    },
  };
}

/** Two numbers from 2 to 9, for a token that asks for their sum. */
export function newQuestion(): SumQuestion {
  return { left: randomInt(2, 10), right: randomInt(2, 10) };
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
