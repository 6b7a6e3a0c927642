import { ridgeCount, ridgeRise } from '../drawing/ridges.ts';
import { copper, ground } from './colors.ts';
import { between } from './timing.ts';

/** How far the range is drawn, from 0 to 1, and how far below its usual place it stands. */
export type Backdrop = { width: number; height: number; drawn: number; lift: number };

/**
 * The mountain range that the film opens with: contour lines, the nearest lowest, drawn on from left to right.
 */
export function paintBackdrop(context: CanvasRenderingContext2D, backdrop: Backdrop): void {
  const { width, height, drawn, lift } = backdrop;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const skyline = height * 0.36 + lift;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (let index = 0; index < ridgeCount; index += 1) {
    const depth = index / (ridgeCount - 1);
    const line = between(0, 1.25, drawn) - depth * 0.25;
    const end = width * Math.min(1, Math.max(0, line));
    context.beginPath();
    for (let x = 0; x <= width; x += 12) {
      const y = ridgeHeight(x, index, skyline, height);
      if (x === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.lineTo(width, height);
    context.lineTo(0, height);
    context.closePath();
    context.fillStyle = ground;
    context.fill();
    if (end <= 0) continue;
    context.beginPath();
    for (let x = 0; x <= end; x += 6) {
      const y = ridgeHeight(x, index, skyline, height);
      if (x === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    const light = between(0.58, 0.1, Math.sqrt(depth));
    context.strokeStyle = index === 0 ? copper : `rgb(200 205 200 / ${light})`;
    context.lineWidth = index === 0 ? 3.2 : 2;
    context.stroke();
  }
}

/** Where one contour line of the range runs at x. */
function ridgeHeight(x: number, index: number, skyline: number, height: number): number {
  const depth = index / (ridgeCount - 1);
  return skyline + depth * depth * height * 0.5 + index * 9 - ridgeRise(x / 1000, index) * 250;
}
