import type { InteractionRecord } from '#features/diagnostics/content/interactions.schema.ts';

/** How soon presses of one kind were answered. */
export type ActFigures = Omit<InteractionRecord['acts'][number], 'id'>;

/** What the browser tells of an event: nothing of those that were answered within 16 ms. */
export interface EventTiming {
  /** The same for all events of one press: pointer down, pointer up, click. 0 for what was no press. */
  interactionId: number;
  /** From the press to the next frame, in steps of 8 ms. */
  duration: number;
}

/** The least that the browser tells of; a press that it did not tell of took at most this. */
const least = 16;

/**
 * The figures of presses, of which the browser told in these events. A press counts as its longest event, as it does in
 * "interaction to next paint".
 *
 * `figuresOf(4, [24 ms, 40 ms])` → three of four within 24 ms, worst 40 ms
 */
export function figuresOf(presses: number, events: readonly EventTiming[]): ActFigures {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events) {
    if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  const told = [...longest.values()];
  const untold = Array.from({ length: Math.max(0, presses - told.length) }, () => least);
  const sorted = [...untold, ...told].sort((one, other) => one - other);
  if (sorted.length === 0) throw new Error('Nothing was pressed, so nothing was measured.');
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { presses: sorted.length, p75: at(0.75), worst: at(1) };
}

/** What decides whether presses were answered soon enough, in milliseconds. */
export interface Limits {
  p75: number;
  worst: number;
}

/** How slow an answer may be, in milliseconds: nobody feels the one, and the other is still taken for the effect of the press. */
export const limits: Limits = { p75: 40, worst: 100 };

/** Which limits the figures miss; empty when they keep both. */
export function misses({ p75, worst }: Limits): string[] {
  return [
    ...(p75 > limits.p75 ? [`p75 ${p75} ms of ${limits.p75}`] : []),
    ...(worst > limits.worst ? [`worst ${worst} ms of ${limits.worst}`] : []),
  ];
}
