import { setTimeout } from 'node:timers/promises';
import type { Contents, ProofDatabase } from './databases.ts';
import { type Arrivals, leadName, letterName } from './receivers.ts';

/** Everything stored must have arrived so many milliseconds after the last server was started again. */
const latestArrival = 60_000;

/** What became of the deliveries of everything that was stored. */
export type DeliveryFigures = {
  /** How many there had to be. */
  expected: number;
  /** Not arrived, or arrived and not written down as done. */
  undelivered: number;
  /** Arrived for something that is not stored. */
  unknown: number;
  /** Arrivals beyond the first: the price of losing none, each under its old number. */
  again: number;
  /** Until the last one had arrived and was written down, in milliseconds. */
  took: number;
};

/** Waits until everything stored has arrived, at most a minute from `since`, and counts. */
export async function awaitDeliveries(
  database: ProofDatabase,
  arrived: Arrivals,
  since: number,
): Promise<DeliveryFigures> {
  for (;;) {
    const figures = judgeDeliveries(await database.read(), arrived);
    const took = performance.now() - since;
    if (figures.undelivered === 0 || took > latestArrival) return { ...figures, took };
    await setTimeout(250);
  }
}

/** Compares what the outbox holds with what arrived. */
export function judgeDeliveries(
  { deliveries, open }: Pick<Contents, 'deliveries' | 'open'>,
  arrived: Arrivals,
): Omit<DeliveryFigures, 'took'> {
  const expected = new Set(deliveries.map(nameOf));
  const missing = [...expected].filter((name) => !arrived.has(name)).length;
  let again = 0;
  let unknown = 0;
  for (const [name, times] of arrived) {
    if (expected.has(name)) again += times - 1;
    else unknown += 1;
  }
  return { expected: expected.size, undelivered: Math.max(missing, open), unknown, again };
}

/** A delivery's id is `{submission}.{topic}`. */
function nameOf(deliveryId: string): string {
  const isLead = deliveryId.endsWith('.lead');
  return isLead ? leadName(deliveryId.slice(0, -'.lead'.length)) : letterName(deliveryId);
}
