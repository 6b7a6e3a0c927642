/** Pieces of metal that ride on belts, hang on the magnet and fall into bins. */
import { between } from '../timing.ts';
import { type Seen, scaleOf, toPicture, type View } from '../view.ts';
import { chance } from './light.ts';

export type Metal = 'steel' | 'copper' | 'aluminum' | 'rust';

/** A metal by night under lamps: the side that catches light, and the one that does not. */
const shades: Record<Metal, readonly [light: string, dark: string]> = {
  steel: ['#7d858c', '#3b4247'],
  copper: ['#c47344', '#6a341b'],
  aluminum: ['#c3c8ca', '#767d81'],
  rust: ['#6b4330', '#38231a'],
};

/** A bent plate of about half a metre, turned as its number has it. */
export function paintPiece(
  context: CanvasRenderingContext2D,
  view: View,
  place: Seen,
  metal: Metal,
  index: number,
  size = 0.34,
  turn = 0,
  bright = 1,
): void {
  const [x, y] = toPicture(view, place);
  const unit = scaleOf(view) * size * (0.75 + 0.5 * chance(index, 5));
  const start = chance(index, 6) * 6.28 + turn;
  const sides = 4 + (index % 3);
  const long = 0.55 + 0.45 * chance(index, 12);
  const corners = Array.from({ length: sides }, (_, corner): [number, number] => {
    const angle = (corner / sides) * 2 * Math.PI;
    const away = unit * (0.5 + 0.5 * chance(index * 7 + corner, 7));
    const [along, across] = [Math.cos(angle) * away, Math.sin(angle) * away * long];
    // Turned, then seen from above at 30 degrees.
    return [
      x + along * Math.cos(start) - across * Math.sin(start),
      y + (along * Math.sin(start) + across * Math.cos(start)) * 0.6,
    ];
  });
  const [light, dark] = shades[metal];
  fill(
    context,
    corners.map(([a, b]): [number, number] => [a, b + unit * 0.16]),
    dark,
  );
  fill(context, corners, light);
  // A bend across the plate: the part behind it lies in the shade.
  fill(context, corners.slice(0, 3), dark, 0.5);
  // Away from the lamps all of it does.
  if (bright < 1) fill(context, corners, '#14181a', 1 - bright);
}

/** How far along a belt the piece with this number is: each follows the one before it by `gap`. */
export function ride(time: number, speed: number, gap: number, index: number, count: number): number {
  return (time * speed + index * gap) % (count * gap);
}

/** A place between two, and how far it hangs through below the straight line, for what is thrown or falls. */
export function fall(from: Seen, to: Seen, part: number, high = 0): Seen {
  return [between(from[0], to[0], part), between(from[1], to[1], part) + high * 4 * part * (1 - part)];
}

function fill(
  context: CanvasRenderingContext2D,
  corners: readonly (readonly [number, number])[],
  style: string,
  alpha = 1,
): void {
  const before = context.globalAlpha;
  context.globalAlpha = before * alpha;
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = style;
  context.fill();
  context.globalAlpha = before;
}
