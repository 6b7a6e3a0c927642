import { expect, test } from 'vitest';
import { cutouts, type Drive, drives } from './cutouts.ts';
import {
  alongAt,
  amid,
  armAt,
  glide,
  gripTime,
  handler,
  placeOn,
  placesOn,
  type Road,
  tipAt,
  wayIn,
} from './moving.ts';
import { filmLength, framesPerSecond, sceneStarts } from './timing.ts';

const everyDrive: [string, Drive][] = Object.entries(drives).flatMap(([place, list]) =>
  list.map((drive, index): [string, Drive] => [`${place} ${index}`, drive]),
);

function stopsOf(list: readonly Drive[], index: number): Drive['stops'] {
  return list[index]?.stops ?? [];
}

function everyFrame(until: number): number[] {
  return Array.from({ length: Math.round(until * framesPerSecond) }, (_, index) => index / framesPerSecond);
}

test('what stands before its first stop and after its last one stays there', () => {
  const stops = [
    [2, 10],
    [6, 30],
  ] as const;
  expect(alongAt(stops, 0)).toBe(10);
  expect(alongAt(stops, 2)).toBe(10);
  expect(alongAt(stops, 4)).toBeCloseTo(20, 10);
  expect(alongAt(stops, 6)).toBe(30);
  expect(alongAt(stops, 99)).toBe(30);
});

test('a way begins and ends at rest and never goes back', () => {
  expect(glide(0)).toBe(0);
  expect(glide(1)).toBe(1);
  expect(glide(0.01)).toBeLessThan(0.001);
  expect(1 - glide(0.99)).toBeLessThan(0.001);
  for (let part = 0; part < 1; part += 0.01) expect(glide(part + 0.01)).toBeGreaterThan(glide(part));
});

test('a place on a road lies between its points, and never beyond its ends', () => {
  const road: Road = [
    [0, 1, 2, 0],
    [10, 11, 2, 1],
  ];
  expect(placeOn(road, 5)).toEqual([6, 2, 0.5]);
  expect(placeOn(road, -5)).toEqual([1, 2, 0]);
  expect(placeOn(road, 50)).toEqual([11, 2, 1]);
  expect(placesOn(road, 0, 10, 5).map(([along]) => along)).toEqual([0, 5, 10]);
});

test.each(everyDrive)('%s never leaves its road, never jumps, and drives one way only', (_, drive) => {
  const first = drive.road[0]?.[0] ?? 0;
  const last = drive.road.at(-1)?.[0] ?? 0;
  let before = alongAt(drive.stops, 0);
  for (const time of everyFrame(Math.min(filmLength, drive.until))) {
    const along = alongAt(drive.stops, time);
    expect(along).toBeGreaterThanOrEqual(first);
    expect(along).toBeLessThanOrEqual(last);
    expect(along).toBeGreaterThanOrEqual(before);
    // Eight units a second are 86 kilometres an hour.
    expect(along - before).toBeLessThan(8 / framesPerSecond);
    before = along;
  }
});

test('two trucks in one lane keep their distance', () => {
  const lane = drives.gate.filter(({ road }) => road === wayIn);
  expect(lane).toHaveLength(3);
  for (const time of everyFrame(36)) {
    const places = lane.map(({ stops }) => alongAt(stops, time));
    for (const [index, place] of places.entries())
      if (index > 0) expect(place - (places[index - 1] ?? 0), `${time} s`).toBeGreaterThan(5);
  }
});

test('while weighing is spoken of, a truck stands on the scale, as its description says', () => {
  const standing = everyFrame(filmLength)
    .filter((time) => time >= sceneStarts.weighing && time <= 17.6)
    .map((time) => alongAt(stopsOf(drives.gate, 3), time));
  expect(new Set(standing)).toEqual(new Set([-60.3]));
});

test('while the described picture waits at the end, the train stands on the bridge, as its description says', () => {
  expect(alongAt(stopsOf(drives.bridge, 0), 69.2)).toBe(0);
  expect(alongAt(stopsOf(drives.bridge, 0), 74)).toBeGreaterThan(3);
});

test('a value lies amid two numbers, or at an end', () => {
  expect(amid([0, 10, 20], 15)).toEqual([1, 0.5]);
  expect(amid([0, 10, 20], -3)).toEqual([0, 0]);
  expect(amid([0, 10, 20], 99)).toEqual([1, 1]);
  expect(amid([7], 7)).toEqual([0, 0]);
});

test('the arm takes at the heap and lets go over the hopper', () => {
  expect(armAt(0)).toMatchObject({ turn: handler.heap, load: 0 });
  expect(armAt(0.9)).toMatchObject({ turn: handler.heap, load: 1 });
  expect(armAt(4.1)).toMatchObject({ turn: handler.hopper, load: 1 });
  expect(armAt(4.6)).toMatchObject({ turn: handler.hopper, load: 0 });
  expect(armAt(gripTime)).toMatchObject({ turn: handler.heap, load: 0 });
});

test('the arm is never turned far from its nearest pose, and never beyond the first or the last', () => {
  const { marks } = cutouts.arm;
  for (const time of everyFrame(gripTime)) {
    const { turn } = armAt(time);
    expect(Math.min(...marks.map((mark) => Math.abs(mark - turn)))).toBeLessThan(6);
    expect(turn).toBeGreaterThanOrEqual(marks[0] ?? 0);
    expect(turn).toBeLessThanOrEqual(marks.at(-1) ?? 0);
  }
});

test('the grab reaches heap and hopper where the model has them', () => {
  const [hopperP, hopperQ] = tipAt(handler.hopper);
  expect(Math.hypot(hopperP + 53.2, hopperQ - 19)).toBeLessThan(0.5);
  const [heapP, heapQ] = tipAt(handler.heap);
  expect(Math.hypot(heapP + 57.05, heapQ - 16.5)).toBeLessThan(0.5);
});

test('every cut-out has a number for each of its poses, in ascending order', () => {
  for (const { poses, marks } of Object.values(cutouts)) {
    expect(marks).toHaveLength(poses.length);
    expect([...marks].sort((one, other) => one - other)).toEqual(marks);
  }
});
