/** Lays the stills into one picture, as the camera sees them: near ones over the wide one, without a seam. */

import { type Still, type StillName, stillNames, stills } from './stills.ts';
import { between, ease, pictureSize } from './timing.ts';
import { scaleOf, seen, toPicture, type View } from './view.ts';

/** What the canvas can draw a still from. */
export type Pictures = Readonly<Record<StillName, CanvasImageSource>>;

/** How much of a near still's edge gives way to the wide one, as a part of its width. */
const softEdge = 0.035;

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
    context.globalAlpha = day;
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

/** A copy of a near still whose edges are transparent. */
export function withSoftEdges(picture: ImageBitmap): OffscreenCanvas {
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas, so the stills cannot be joined; use Chromium.');
  context.drawImage(picture, 0, 0);
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
  return canvas;
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
function isFilled(still: Still, view: View): boolean {
  const { x, y, width, height } = placeOf(still, view);
  const edge = softEdge * width;
  return (
    x + edge <= 0 &&
    x + width - edge >= pictureSize.width &&
    y + edge <= 0 &&
    y + height - edge >= pictureSize.height
  );
}
