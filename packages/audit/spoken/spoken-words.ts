import type { SpokenResult } from './judge-spoken.ts';

/** Said where a session cannot be held, so that no reader takes silence for a pass. */
export function notRun(missing: readonly string[]): string {
  return `Spoken record: not run, since this machine has no ${missing.join(', ')}.`;
}

/** The verdict of a task and what is wrong, a line each; with `isFull` all that was spoken too. */
export function resultLines({ id, language, faults, spoken }: SpokenResult, isFull: boolean): string[] {
  const verdict = `${faults.length === 0 ? 'right' : 'WRONG'}  ${language}  ${id}`;
  const words = isFull ? spoken.map((text) => `“${text}”`) : [];
  return [verdict, ...[...faults, ...words].map((line) => `         ${line}`)];
}

/** How many tasks were done, and how many of them were spoken as they must be. */
export function totalLine(results: readonly SpokenResult[]): string {
  const right = results.filter(({ faults }) => faults.length === 0).length;
  return `Tasks ${results.length}   spoken as they must be ${right}`;
}
