import { ridgeCount, ridgeRise } from '../drawing/ridges.ts';
import { colors } from './painter.ts';
import { between } from './timing.ts';

/** What the backdrop needs to know: how far the camera has gone sideways, and the film's clock. */
export type Backdrop = {
  width: number;
  height: number;
  travelled: number;
  drawn: number;
  sun: number;
  lift: number;
};

/**
 * The mountain range behind everything: contour lines, the nearest lowest. `drawn` from 0 to 1 draws them on from left
 * to right; `sun` from 0 to 1 lets the sun rise behind them.
 */
export function paintBackdrop(context: CanvasRenderingContext2D, backdrop: Backdrop): void {
  const { width, height, travelled, drawn, sun, lift } = backdrop;
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, width, height);
  const skyline = height * 0.36 + lift;
  if (sun > 0) paintSun(context, width * 0.66, skyline + between(120, -185, sun), sun);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (let index = 0; index < ridgeCount; index += 1) {
    const depth = index / (ridgeCount - 1);
    // One speed for all lines: were the near ones faster, they would climb over the ridge and break its line.
    const shift = travelled * 0.12;
    const line = between(0, 1.25, drawn) - depth * 0.25;
    const end = width * Math.min(1, Math.max(0, line));
    context.beginPath();
    for (let x = 0; x <= width; x += 12) {
      const y = ridgeHeight(x, index, skyline, shift, height);
      if (x === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.lineTo(width, height);
    context.lineTo(0, height);
    context.closePath();
    context.fillStyle = colors.ground;
    context.fill();
    if (end <= 0) continue;
    context.beginPath();
    for (let x = 0; x <= end; x += 6) {
      const y = ridgeHeight(x, index, skyline, shift, height);
      if (x === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    const light = between(0.58, 0.1, Math.sqrt(depth));
    context.strokeStyle = index === 0 ? colors.surface.copper.left : `rgb(200 205 200 / ${light})`;
    context.lineWidth = index === 0 ? 3.2 : 2;
    context.stroke();
  }
}

/** The sun in rings of light: flat steps, since a soft halo on dark ground falls into bands when it is encoded. */
function paintSun(context: CanvasRenderingContext2D, x: number, y: number, sun: number): void {
  const halo = { widest: 520, narrowest: 150, rings: 5, light: 0.075 };
  for (let ring = 0; ring < halo.rings; ring += 1) {
    context.beginPath();
    context.arc(
      x,
      y,
      between(halo.widest, halo.narrowest, ring / (halo.rings - 1)) * between(0.7, 1, sun),
      0,
      2 * Math.PI,
    );
    context.fillStyle = `rgb(196 115 58 / ${halo.light * sun})`;
    context.fill();
  }
  context.beginPath();
  context.arc(x, y, 92, 0, 2 * Math.PI);
  context.fillStyle = colors.surface.copper.top;
  context.fill();
}

/** Where one contour line of the range runs at x. */
function ridgeHeight(x: number, index: number, skyline: number, shift: number, height: number): number {
  const depth = index / (ridgeCount - 1);
  return skyline + depth * depth * height * 0.5 + index * 9 - ridgeRise((x + shift) / 1000, index) * 250;
}
