/** Soft light, smoke and sparks: what moves in a still that was rendered once. */
import { type Seen, scaleOf, toPicture, type View } from '../view.ts';

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export const hot: Colour = [255, 132, 44];
export const lamplight: Colour = [255, 214, 160];

/** Adds light around a place; `strength` 1 is white hot. */
export function paintGlow(
  context: CanvasRenderingContext2D,
  view: View,
  place: Seen,
  radius: number,
  strength: number,
  colour: Colour = hot,
): void {
  if (strength <= 0) return;
  const [x, y] = toPicture(view, place);
  const reach = radius * scaleOf(view);
  const gradient = context.createRadialGradient(x, y, 0, x, y, reach);
  for (let step = 0; step <= 6; step += 1) {
    const part = step / 6;
    gradient.addColorStop(part, `rgb(${colour.join(' ')} / ${strength * (1 - part) ** 2.2})`);
  }
  context.globalCompositeOperation = 'screen';
  context.fillStyle = gradient;
  context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  context.globalCompositeOperation = 'source-over';
}

/** A slow breath between 0 and 1, once in `seconds`: light that flickers could harm, light that breathes does not. */
export function breath(time: number, seconds: number, offset = 0): number {
  return 0.5 + 0.5 * Math.sin(((time + offset) / seconds) * 2 * Math.PI);
}

/** Smoke or steam that rises from a place and leans with the wind until it is gone. */
export function paintSmoke(
  context: CanvasRenderingContext2D,
  view: View,
  place: Seen,
  time: number,
  smoke: { height: number; width: number; density: number; colour?: Colour; seconds?: number },
): void {
  const { height, width, density, colour = [178, 184, 190], seconds = 7 } = smoke;
  const puffs = 12;
  for (let index = 0; index < puffs; index += 1) {
    const age = (time / seconds + index / puffs) % 1;
    const sway = Math.sin(index * 2.4 + time * 0.35) * 0.12 * height * age;
    const x = place[0] + age * age * height * 0.42 + sway;
    const y = place[1] + age * height;
    const radius = width * (0.45 + 1.7 * age);
    const thick = density * Math.min(1, age * 6) * (1 - age) ** 1.4;
    paintPuff(context, view, [x, y], radius, thick, colour);
  }
}

function paintPuff(
  context: CanvasRenderingContext2D,
  view: View,
  place: Seen,
  radius: number,
  thick: number,
  colour: Colour,
): void {
  const [x, y] = toPicture(view, place);
  const reach = radius * scaleOf(view);
  const gradient = context.createRadialGradient(x, y, 0, x, y, reach);
  for (let step = 0; step <= 5; step += 1) {
    const part = step / 5;
    gradient.addColorStop(part, `rgb(${colour.join(' ')} / ${thick * (1 - part * part) ** 2})`);
  }
  context.fillStyle = gradient;
  context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
}

/** Sparks that leave a place and fall in a curve, each a short line; small, few, and never all at once. */
export function paintSparks(
  context: CanvasRenderingContext2D,
  view: View,
  place: Seen,
  time: number,
  sparks: { count: number; reach: number },
): void {
  const scale = scaleOf(view);
  context.lineCap = 'round';
  context.globalCompositeOperation = 'lighter';
  for (let index = 0; index < sparks.count; index += 1) {
    const life = 1.1 + 0.7 * chance(index, 1);
    const turn = time / life + chance(index, 2);
    const age = turn - Math.floor(turn);
    const round = Math.floor(turn) + index * 17;
    const across = (chance(round, 3) - 0.42) * 2 * sparks.reach;
    const rise = (0.5 + chance(round, 4)) * sparks.reach * 0.9;
    const at = (part: number): Seen => [
      place[0] + across * part,
      place[1] + rise * part - 2.1 * sparks.reach * part * part,
    ];
    const [x, y] = toPicture(view, at(age));
    const [tailX, tailY] = toPicture(view, at(Math.max(0, age - 0.05)));
    context.strokeStyle = `rgb(255 ${Math.round(190 - 90 * age)} ${Math.round(96 - 70 * age)} / ${0.85 * (1 - age) ** 1.5})`;
    context.lineWidth = Math.max(1.2, 0.05 * scale * (1 - 0.5 * age));
    context.beginPath();
    context.moveTo(tailX, tailY);
    context.lineTo(x, y);
    context.stroke();
  }
  context.globalCompositeOperation = 'source-over';
}

/** A number between 0 and 1 that is always the same for the same two. */
export function chance(index: number, kind: number): number {
  const value = Math.sin(index * 127.1 + kind * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}
