/** The film as one pure function of time: the same second always paints the same picture. */
import { paintBackdrop } from './backdrop.ts';
import { cameraView, dawn } from './camera.ts';
import { ground } from './colors.ts';
import { type Cuts, paintGateRoad, paintHallYard, paintHidden, paintTrain } from './layers/movers.ts';
import * as layers from './layers/stations.ts';
import { paintThread } from './layers/thread.ts';
import { type Pictures, paintStill, paintValley } from './picture.ts';
import { between, ease, filmLength, pictureSize, type SceneName, sceneStarts } from './timing.ts';
import type { View } from './view.ts';

/** What moves in a scene, and until when: layers stay while the camera still sees their place. */
const scenes: { layer: (typeof layers)['melting']; from: SceneName; until: number }[] = [
  { layer: layers.weighing, from: 'arrival', until: sceneStarts.sorting + 2 },
  { layer: layers.sorting, from: 'arrival', until: sceneStarts.shredding + 2 },
  { layer: layers.shredding, from: 'sorting', until: sceneStarts.separating + 2 },
  { layer: layers.separating, from: 'shredding', until: sceneStarts.melting + 2 },
  { layer: layers.melting, from: 'ridges', until: filmLength },
  { layer: layers.rolling, from: 'melting', until: filmLength },
];

/** Paints the picture of one moment from the stills and what moves in them. */
export function paintFilm(
  context: CanvasRenderingContext2D,
  pictures: Pictures,
  cuts: Cuts,
  time: number,
): void {
  const { width, height } = pictureSize;
  context.globalAlpha = 1;
  const opening = ease(2.5, 4.7, time);
  if (opening < 1)
    paintBackdrop(context, {
      width,
      height,
      drawn: ease(0.2, 3.3, time),
      lift: between(210, 40, ease(2.2, 4.7, time)),
    });
  if (opening > 0) paintWorld(context, pictures, cuts, time, opening);
  const dark = 1 - ease(0, 1, time) + ease(filmLength - 1.3, filmLength - 0.1, time);
  context.globalAlpha = Math.min(1, dark);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
}

/** The valley and its movement, over the drawing as far as it has come out of it. */
function paintWorld(
  context: CanvasRenderingContext2D,
  pictures: Pictures,
  cuts: Cuts,
  time: number,
  opening: number,
): void {
  const { width, height } = pictureSize;
  const view = cameraView(time);
  // Evenly: the pictures themselves give way in a curve, and one curve on another would be a jolt.
  const day = Math.min(1, Math.max(0, (time - dawn.start) / (dawn.end - dawn.start)));
  if (opening === 1) paintMoment(context, pictures, cuts, view, time, day);
  else {
    // Faded one by one, pictures would show through each other.
    const layer = new OffscreenCanvas(width, height).getContext('2d') as unknown as CanvasRenderingContext2D;
    paintMoment(layer, pictures, cuts, view, time, day);
    context.globalAlpha = opening;
    context.drawImage(layer.canvas, 0, 0);
    context.globalAlpha = 1;
  }
}

function paintMoment(
  context: CanvasRenderingContext2D,
  pictures: Pictures,
  cuts: Cuts,
  view: View,
  time: number,
  day: number,
): void {
  paintValley(context, pictures, view, day);
  if (view.width < 60 && day === 0)
    layers.paintWheel(context, view, time, () => paintStill(context, pictures, 'shredder', view));
  const far = ease(40, 75, view.width);
  const thread = far * between(0.9, 0.55, day);
  if (thread > 0)
    paintHidden(context, cuts, view, ['things'], (layer) =>
      paintThread(layer, view, ease(3.2, 7, time), thread),
    );
  // The train of the day is there as far as its still is.
  if (day > 0) fading(context, ease(0.1, 1, day), () => paintTrain(context, cuts, view, time));
  if (day === 1) return;
  if (time < sceneStarts.separating) fading(context, 1, () => paintGateRoad(context, cuts, view, time));
  if (time > sceneStarts.shredding && time < sceneStarts.rolling)
    fading(context, 1, () => paintHallYard(context, cuts, view, time));
  for (const { layer, from, until } of scenes) {
    if (time >= sceneStarts[from] && time < until) fading(context, 1 - day, () => layer(context, view, time));
  }
  fading(context, far * (1 - day), () => layers.travelling(context, view, time));
}

function fading(context: CanvasRenderingContext2D, strength: number, work: () => void): void {
  if (strength <= 0) return;
  context.globalAlpha = strength;
  work();
  context.globalAlpha = 1;
}
