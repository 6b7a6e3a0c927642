/** Lays the stills into one picture, as the camera sees them: near ones over the wide one, without a seam. */

import { joinTone } from './join-tone.ts';
import { type Still, type StillName, stillNames, stills } from './stills.ts';
import { between, ease, pictureSize } from './timing.ts';
import { scaleOf, seen, toPicture, type View } from './view.ts';

/** What the canvas can draw a still from. */
export type Pictures = Readonly<Record<StillName, CanvasImageSource>>;

/** How much of a near still's edge gives way to the wide one, as a part of its width. */
export const softEdge = 0.04;

/** Paints the valley by night, and over it the valley by day as far as the `day` has come. */
export function paintValley(
  context: CanvasRenderingContext2D,
  pictures: Pictures,
  view: View,
  day: number,
): void {
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  const near = stillNames
    .filter((name) => name !== 'valley' && name !== 'dawn' && isSeen(stills[name], view))
    // From afar the wide still is as sharp, and one light has one halo in all of it.
    .map((name) => ({ name, part: 1 - ease(stills[name].width * 1.35, stills[name].width * 2, view.width) }))
    .filter(({ part }) => part > 0)
    // The one that the camera stands before lies on top, or a neighbour's edge would run through its picture.
    .sort((one, other) => awayFrom(view, other.name) - awayFrom(view, one.name));
  if (!near.some(({ name, part }) => part === 1 && isFilled(stills[name], view)))
    paintStill(context, pictures, 'valley', view);
  for (const { name, part } of near) {
    context.globalAlpha = part;
    paintStill(context, pictures, name, view);
  }
  if (day > 0) {
    // The lamps go out first: faded at once, their light would lie on a river that the sun already shines on.
    context.globalCompositeOperation = 'darken';
    context.globalAlpha = ease(0, 0.5, day);
    paintStill(context, pictures, 'dawn', view);
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = ease(0.1, 1, day);
    paintStill(context, pictures, 'dawn', view);
  }
  context.globalAlpha = 1;
}

/** Where a still lies in the picture, in pixels. */
export function placeOf(still: Still, view: View): { x: number; y: number; width: number; height: number } {
  const [x, y] = toPicture(view, seen(...still.centre));
  const width = still.width * scaleOf(view);
  const height = (width * still.pixels[1]) / still.pixels[0];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A copy of a near still that has the tone of the wide one at its edges, and is transparent there. */
export function joined(picture: ImageBitmap, name: StillName, valley: ImageBitmap): OffscreenCanvas {
  const { width, height } = picture;
  const { context, pixels } = readPixels(width, height, (into) => into.drawImage(picture, 0, 0));
  const cut = placeInValley(stills[name]);
  const far = readPixels(width, height, (into) =>
    into.drawImage(valley, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height),
  );
  joinTone(pixels, far.pixels);
  context.putImageData(pixels, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  for (const [endX, endY] of [
    [width, 0],
    [0, height],
  ] as const) {
    const edge = (softEdge * width) / (endX || endY);
    const gradient = context.createLinearGradient(0, 0, endX, endY);
    for (let step = 0; step <= 8; step += 1) {
      const part = step / 8;
      const opaque = `rgb(0 0 0 / ${ease(0, 1, part)})`;
      gradient.addColorStop(between(0, edge, part), opaque);
      gradient.addColorStop(1 - between(0, edge, part), opaque);
    }
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  }
  return context.canvas;
}

function readPixels(
  width: number,
  height: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): { context: OffscreenCanvasRenderingContext2D; pixels: ImageData } {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas, so the stills cannot be joined; use Chromium.');
  paint(context);
  return { context, pixels: context.getImageData(0, 0, width, height) };
}

/** Which pixels of the wide still show what a near one shows. */
function placeInValley(still: Still): { x: number; y: number; width: number; height: number } {
  const { width, pixels } = stills.valley;
  const [left, top] = cornerOf(stills.valley);
  const [x, y] = cornerOf(still);
  const scale = pixels[0] / width;
  const wide = still.width * scale;
  return {
    x: (x - left) * scale,
    y: (top - y) * scale,
    width: wide,
    height: (wide * still.pixels[1]) / still.pixels[0],
  };
}

/** Left and upper edge of what a still shows. */
function cornerOf({ centre, width, pixels }: Still): [left: number, top: number] {
  const [x, y] = seen(...centre);
  return [x - width / 2, y + (width * pixels[1]) / pixels[0] / 2];
}

/** Paints one still where it lies. */
export function paintStill(
  context: CanvasRenderingContext2D,
  pictures: Pictures,
  name: StillName,
  view: View,
): void {
  const { x, y, width, height } = placeOf(stills[name], view);
  context.drawImage(pictures[name], x, y, width, height);
}

/** How far the middle of a still is from the middle of the view. */
function awayFrom(view: View, name: StillName): number {
  const [x, y] = seen(...stills[name].centre);
  return Math.hypot(x - view.x, y - view.y);
}

function isSeen(still: Still, view: View): boolean {
  const { x, y, width, height } = placeOf(still, view);
  return x < pictureSize.width && x + width > 0 && y < pictureSize.height && y + height > 0;
}

/** True when nothing but the opaque part of a still is in the picture. */
export function isFilled(still: Still, view: View): boolean {
  const { x, y, width, height } = placeOf(still, view);
  const edge = softEdge * width;
  return (
    x + edge <= 0 &&
    x + width - edge >= pictureSize.width &&
    y + edge <= 0 &&
    y + height - edge >= pictureSize.height
  );
}
