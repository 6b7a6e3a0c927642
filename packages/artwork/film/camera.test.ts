import { expect, test } from 'vitest';
import holds from '#features/film/model/film-holds.json' with { type: 'json' };
import { cameraView } from './camera.ts';
import { type StillName, stills } from './stills.ts';
import {
  filmLength,
  framesPerSecond,
  pictureSize,
  type SceneName,
  sceneStarts,
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
])('while %s is spoken of, its own sharp still fills the picture', (scene, still) => {
  const arrived = scene === 'arrival' ? sceneStarts.arrival + 4 : sceneStarts[scene] + travelTime / 2;
  const starts = Object.values(sceneStarts);
  const next = starts[starts.indexOf(sceneStarts[scene]) + 1] ?? filmLength;
  for (const time of [arrived, (arrived + next) / 2, next - travelTime / 2])
    expect(isWithin(cameraView(time), still), `${time} s`).toBe(true);
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
