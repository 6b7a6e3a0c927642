import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { formCalls } from '../../model/api-contract.ts';

/**
 * Earns a fresh answer to the human check without troubling anyone: the visitor proved to be a person when the form
 * was filled, and only the proof has aged while the submission waited. Undefined when no challenge could be had.
 */
export async function solveCheck(fetcher: typeof fetch = fetch): Promise<string | undefined> {
  try {
    const response = await fetcher(formCalls.challenge, { credentials: 'omit', cache: 'no-store' });
    if (!response.ok) return undefined;
    const challenge = (await response.json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    if (solution === null) return undefined;
    const { parameters, signature } = challenge;
    return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
  } catch {
    return undefined;
  }
}
