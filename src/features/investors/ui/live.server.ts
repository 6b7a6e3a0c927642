import type { SourceState } from '../model/source-state.ts';

/**
 * What a source answers; `null` while it fails and no copy of what it said is left. The page then says so in place of
 * the figures. The source has written its line to the log; every other error is a mistake and stays one.
 */
export async function unlessFailed<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    // By name: the server's class is another one than this build's.
    if (error instanceof Error && error.name === 'SourceFailed') return null;
    throw error;
  }
}

/** What a page says about where its figures come from: a last good copy and a sample both need a word. */
export function readAge(state: SourceState | null): { lastCopyOf: string | null; isSample: boolean } {
  return { lastCopyOf: state?.isLastCopy ? state.asOf : null, isSample: state?.isSample ?? false };
}

/** The number of a page in an address, from 1; 0 for what is no number, which no list has. */
export function askedPage(parameters: URLSearchParams): number {
  const asked = parameters.get('page') ?? '1';
  return /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
}
