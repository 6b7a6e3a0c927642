/** A moment of the film at which the described version's picture waits for so many seconds. */
export interface Hold {
  at: number;
  seconds: number;
}

/** The second of the described version that shows what this second of the film shows. */
export function describedTime(time: number, holds: readonly Hold[]): number {
  return holds.reduce((sum, { at, seconds }) => (time >= at ? sum + seconds : sum), time);
}

/** The second of the film that shows what this second of the described version shows. */
export function filmTime(time: number, holds: readonly Hold[]): number {
  let waited = 0;
  for (const { at, seconds } of holds) {
    if (time < at + waited) break;
    waited += Math.min(seconds, time - at - waited);
  }
  return time - waited;
}
