import type { Before } from './journeys.ts';
import type { WalkFigures } from './walker.ts';

/** What is more than half of what it was. One press is the least that leads anywhere. */
export function overHalf({ presses, screens, y }: WalkFigures, before: Before, width: number): string[] {
  const most = Math.max(1, Math.floor(before.presses / 2));
  const deepest = before.y?.[width as keyof typeof before.y];
  return [
    ...(presses > most ? [`presses ${presses} of ${most}`] : []),
    ...(before.screens !== null && screens > before.screens / 2
      ? [`screens ${screens} of ${before.screens / 2}`]
      : []),
    ...(deepest !== undefined && y > deepest / 2 ? [`y ${y} of ${Math.floor(deepest / 2)}`] : []),
  ];
}
