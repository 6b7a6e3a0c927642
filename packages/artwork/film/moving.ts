/**
 * What moves on roads and rails, and when: pure functions of time. Each thing is a cut-out of the model (`cutouts.ts`); since
 * the camera is orthographic, moving its picture along the road is what moving the thing itself would look like.
 */
import { between } from './timing.ts';

/** A place on a road: how far along it is, and where that is in the model's plan. */
export type RoadPoint = readonly [along: number, p: number, q: number, up: number];
/** A road from its first place to its last. */
export type Road = readonly RoadPoint[];
/** When something is where on its road; it stands from one stop to the next where both say the same place. */
export type Stop = readonly [time: number, along: number];

/** The gate's road and the scale in it, then the right lane on the way to the yard. Along it counts as the plan does. */
export const wayIn: Road = [
  [-104, -104, 27, 0.1],
  [-66.5, -66.5, 27, 0.1],
  [-64, -64, 27, 0.24],
  [-57, -57, 27, 0.24],
  [-54.5, -54.5, 27, 0.1],
  [-42, -42, 26.1, 0.1],
  [-14, -14, 26.1, 0.1],
];

/** The other lane, from the yard back to the gate. */
export const wayOut: Road = [
  [0, -14, 27.9, 0.1],
  [39.4, -53.4, 27.9, 0.1],
];

/** Before the bins of the separation hall, from right to left. */
export const hallYard: Road = [
  [0, 48.9, 15.7, 0.1],
  [38, 10.9, 15.7, 0.1],
];

/** The railway from the bridge toward the tunnel; it begins where the train waits, over the middle of the river (`river_middle`). */
export const railway: Road = [
  [0, 56, 4.62, 1.85],
  [30, 56, 34.62, 1.85],
];

/** How far along its road something is. It starts and stops without a jolt, and drives steadily between. */
export function alongAt(stops: readonly Stop[], time: number): number {
  const next = stops.findIndex(([at]) => at > time);
  if (next === 0) return stops[0]?.[1] ?? 0;
  const [start, from] = stops.at(next < 0 ? -1 : next - 1) ?? [0, 0];
  const [end, to] = stops[next] ?? [start, from];
  return end === start ? from : between(from, to, glide((time - start) / (end - start)));
}

/** Which part of the way is done after a part of the time: speed grows for a third of it, and wanes for the last third. */
export function glide(part: number): number {
  const ramp = 1 / 3;
  const top = 1 / (1 - ramp);
  if (part <= 0) return 0;
  if (part >= 1) return 1;
  if (part < ramp) return (top * part * part) / (2 * ramp);
  if (part > 1 - ramp) return 1 - (top * (1 - part) ** 2) / (2 * ramp);
  return top * (part - ramp / 2);
}

/** The place on a road; who would be beyond an end of it is at that end. */
export function placeOn(road: Road, along: number): readonly [p: number, q: number, up: number] {
  const after = road.findIndex(([at]) => at >= along);
  const to = road.at(after < 0 ? -1 : after) ?? [0, 0, 0, 0];
  const from = road[after - 1] ?? to;
  const length = to[0] - from[0];
  const part = after > 0 && length > 0 ? (along - from[0]) / length : 1;
  return [between(from[1], to[1], part), between(from[2], to[2], part), between(from[3], to[3], part)];
}

/** Places along a road with equal steps of about `step` between them, both ends among them. */
export function placesOn(
  road: Road,
  from: number,
  to: number,
  step: number,
): (readonly [along: number, p: number, q: number, up: number])[] {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from({ length: count + 1 }, (_, index) => {
    const along = between(from, to, index / count);
    return [along, ...placeOn(road, along)];
  });
}

/** Between which two of ascending numbers another one lies, and how far on to the second it is. */
export function amid(numbers: readonly number[], value: number): [index: number, part: number] {
  const last = numbers.length - 1;
  const after = numbers.findIndex((each) => each > value);
  if (after === 0 || last === 0) return [0, 0];
  if (after < 0) return [last - 1, 1];
  const [low, high] = [numbers[after - 1] ?? 0, numbers[after] ?? 0];
  return [after - 1, (value - low) / (high - low)];
}

/** The sorting line's material handler: where it stands, how far its grab is from there, and between which turns it works. */
export const handler = { p: -57.6, q: 22.4, up: 0.06, reach: 6.4 * 0.92, heap: -84, hopper: -38 };

/** Seconds from one grip to the next. */
export const gripTime = 8.4;

/** Where the arm is in its round: its turn in degrees, and how much of a load it holds. */
export function armAt(time: number): { turn: number; load: number; since: number } {
  const since = ((time % gripTime) + gripTime) % gripTime;
  const turned = glide((since - 1) / 2.9) - glide((since - 5.1) / 2.9);
  return {
    turn: between(handler.heap, handler.hopper, turned),
    load: Math.min(1, Math.max(0, (since - 0.45) / 0.3)) - Math.min(1, Math.max(0, (since - 4.2) / 0.35)),
    // Since it let go.
    since: since - 4.2,
  };
}

/** The place below the end of an arm that is turned so. */
export function tipAt(turn: number): readonly [p: number, q: number] {
  const angle = (turn * Math.PI) / 180;
  return [handler.p + handler.reach * Math.cos(angle), handler.q + handler.reach * Math.sin(angle)];
}
