import { createHash } from 'node:crypto';
import type { HumanCheck } from './human-check.ts';
import type { RecaptchaSettings } from './settings.ts';

/** What may differ from the default in a test. */
export type RecaptchaOptions = {
  /** How long the judge may take, in milliseconds. Default 3 s. */
  timeout?: number;
};

const longestToken = 8192;
const longestReply = 64 * 1024;

/** Google forgets a token after two minutes; the proof of its use is kept well beyond that. */
const useKept = 60 * 60_000;

/** Codes that a fresh token cures. A token that waited on a device for hours is reported as invalid too. */
const curable = new Set(['timeout-or-duplicate', 'invalid-input-response', 'missing-input-response']);

/**
 * Google's human check. It fails closed: whatever goes wrong on the way to the judge lets nobody in, and the page then
 * turns to the built-in check. The visitor's address is not passed on.
 */
export function createRecaptcha(
  { secret, verifyUrl }: RecaptchaSettings,
  options: RecaptchaOptions = {},
): HumanCheck {
  const { timeout = 3000 } = options;

  async function ask(token: string): Promise<unknown> {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The judge answered ${response.status}.`);
    return JSON.parse(await readCapped(response));
  }

  return {
    recognises: (answer) => answer.length <= longestToken && /^[\w.-]+$/.test(answer),

    async verify(token, { now }) {
      let reply: unknown;
      try {
        reply = await ask(token);
      } catch {
        // No route, no answer in time, a redirect, rubbish: no verdict. What was said may hold the token, so it ends here.
        return { kind: 'unavailable' };
      }
      if (typeof reply !== 'object' || reply === null || !('success' in reply))
        return { kind: 'unavailable' };
      if (reply.success === true) {
        const signature = `recaptcha ${createHash('sha256').update(token).digest('base64url')}`;
        return { kind: 'ok', use: { signature, expiresAt: now + useKept } };
      }
      const codes = 'error-codes' in reply && Array.isArray(reply['error-codes']) ? reply['error-codes'] : [];
      if (codes.some((code) => typeof code === 'string' && code.endsWith('-input-secret')))
        return { kind: 'unavailable' };
      if (codes.some((code) => curable.has(code))) return { kind: 'expired' };
      return { kind: 'refused' };
    },
  };
}

/** The body as text, given up as soon as it is longer than any honest reply. */
async function readCapped(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > longestReply) throw new Error('The judge talks too much.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
