import type { EventsPort } from '#features/investors/model/events.ts';

/** Events of the invented company. */
export function createContentEvents({ now = Date.now }: { now?: () => number } = {}): EventsPort {
  return {
    list: async () => ({ upcoming: [], past: [] }),
    event: async () => null,
    earningsBox: async () => null,
    state: () => ({ asOf: new Date(now()).toISOString(), ageSeconds: 0, isLastCopy: false, isSample: true }),
  };
}
