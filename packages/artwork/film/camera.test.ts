import { expect, test } from 'vitest';
import holds from '#features/film/model/film-holds.json' with { type: 'json' };
import { away, cameraView, dawn } from './camera.ts';
import { isFilled } from './picture.ts';
import { type StillName, stills } from './stills.ts';
import {
  filmLength,
  framesPerSecond,
  pictureSize,
  type SceneName,
  sceneStarts,
  travelLead,
  travelTime,
} from './timing.ts';
import { ofPlan, seen, toPicture, type View } from './view.ts';

/** Left, right, lower and upper edge of what a view shows. */
function edgesOf({ x, y, width }: View, shape = pictureSize.height / pictureSize.width) {
  return {
    left: x - width / 2,
    right: x + width / 2,
    low: y - (width * shape) / 2,
    high: y + (width * shape) / 2,
  };
}

function edgesOfStill(name: StillName) {
  const { centre, width, pixels } = stills[name];
  const [x, y] = seen(...centre);
  return edgesOf({ x, y, width }, pixels[1] / pixels[0]);
}

function isWithin(view: View, name: StillName): boolean {
  const [inner, outer] = [edgesOf(view), edgesOfStill(name)];
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.low >= outer.low &&
    inner.high <= outer.high
  );
}

test('the camera never looks beyond the edge of the valley', () => {
  const beyond: number[] = [];
  for (let time = 2.5; time <= filmLength; time += 1 / framesPerSecond)
    if (!isWithin(cameraView(time), 'valley')) beyond.push(time);
  expect(beyond).toEqual([]);
});

test.each<[SceneName, StillName]>([
  ['arrival', 'gate'],
  ['weighing', 'gate'],
  ['sorting', 'line'],
  ['shredding', 'shredder'],
  ['separating', 'hall'],
  ['melting', 'furnace'],
  ['rolling', 'rolling'],
  ['returning', 'bridge'],
])(
  'while %s is spoken of, its own sharp still fills the picture and none of its edges is in it',
  (scene, still) => {
    const arrived =
      scene === 'arrival' ? sceneStarts.arrival + 4 : sceneStarts[scene] - travelLead + travelTime / 2;
    const starts = Object.values(sceneStarts);
    const next = starts[starts.indexOf(sceneStarts[scene]) + 1];
    const left = next === undefined ? away.start : next - travelLead - travelTime / 2;
    const within: number[] = [];
    for (let time = arrived; time <= left; time += 1 / framesPerSecond)
      if (!isFilled(stills[still], cameraView(time))) within.push(time);
    expect(within).toEqual([]);
  },
);

test('from the first light of the day nothing of the night lies beside it', () => {
  const beside: number[] = [];
  for (let time = dawn.start; time <= filmLength; time += 1 / framesPerSecond)
    if (!isWithin(cameraView(time), 'dawn')) beside.push(time);
  expect(beside).toEqual([]);
});

test('night turns into day for two to three seconds, while the camera rests', () => {
  expect(dawn.end - dawn.start).toBeGreaterThanOrEqual(2);
  expect(dawn.end - dawn.start).toBeLessThanOrEqual(3);
  const [before, after] = [cameraView(dawn.start), cameraView(dawn.end)];
  expect(Math.hypot(after.x - before.x, after.y - before.y) / after.width).toBeLessThan(0.01);
  expect(Math.abs(after.width / before.width - 1)).toBeLessThan(0.01);
});

test('the first word of a scene finds the camera before its subject', () => {
  for (const scene of Object.keys(sceneStarts) as SceneName[]) {
    if (scene === 'ridges' || scene === 'arrival') continue;
    const [now, later] = [cameraView(sceneStarts[scene] + 0.2), cameraView(sceneStarts[scene] + 0.8)];
    expect(Math.hypot(now.x - later.x, now.y - later.y) / later.width, scene).toBeLessThan(0.06);
  }
});

test('the whole valley by day is held longer than the camera takes to go there', () => {
  const end = cameraView(filmLength);
  let held = filmLength;
  while (Math.abs(cameraView(held).width - end.width) < 0.02 * end.width) held -= 1 / framesPerSecond;
  expect(filmLength - held).toBeGreaterThan(4.5);
});

test('where a described picture waits, the camera all but rests', () => {
  for (const { at } of holds) {
    const [before, after] = [cameraView(at - 0.04), cameraView(at)];
    expect(Math.hypot(after.x - before.x, after.y - before.y) / after.width, `${at} s`).toBeLessThan(0.002);
  }
});

test('the camera never jumps', () => {
  let before = cameraView(0);
  for (let time = 0; time <= filmLength; time += 1 / framesPerSecond) {
    const view = cameraView(time);
    // Less than three hundredths of the picture from frame to frame.
    expect(Math.hypot(view.x - before.x, view.y - before.y) / view.width).toBeLessThan(0.03);
    expect(Math.abs(Math.log(view.width / before.width))).toBeLessThan(0.05);
    before = view;
  }
});

test('a place of the plan stands where the model’s camera has it', () => {
  const [x, y] = ofPlan(10, 10, 2);
  expect(x).toBeCloseTo(0, 10);
  expect(y).toBeCloseTo(10 / Math.SQRT2 + Math.sqrt(3), 10);
  expect(toPicture({ x: 0, y: 0, width: 192 }, [0, 0])).toEqual([960, 540]);
  expect(toPicture({ x: 0, y: 0, width: 192 }, [96, 54])).toEqual([1920, 0]);
});
