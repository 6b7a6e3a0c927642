/** The copper thread: the way of the metal through the valley, from the gate to the bar of new steel and on over the bridge. */
import { ofPlan, type Seen, scaleOf, toPicture, type View } from '../view.ts';

/** Where the thread runs, in the model's plan: to the bridge, and from the melt shop, which hides its middle, to the rolls. */
const ways: readonly (readonly Seen[])[] = [
  [
    ofPlan(-104, 27, 0.1),
    ofPlan(-60, 27, 0.1),
    ofPlan(-46, 21.6, 0.1),
    ofPlan(-29, 24.6, 0.1),
    ofPlan(8, 26.4, 0.1),
    ofPlan(30, 18.2, 0.1),
    ofPlan(54, 18.2, 0.6),
    ofPlan(56, 12, 2),
    ofPlan(56, -4, 2),
  ],
  [ofPlan(30, -36.4, 0.4), ofPlan(-5, -37.2, 0.1), ofPlan(-8, -50, 0.1), ofPlan(-2, -60.6, 0.1)],
];

/**
 * Paints the thread as far as it has come.
 * @param drawn How much of it is there, from 0 to 1.
 * @param strength How much it is seen.
 */
export function paintThread(
  context: CanvasRenderingContext2D,
  view: View,
  drawn: number,
  strength: number,
): void {
  if (strength <= 0 || drawn <= 0) return;
  for (const way of ways)
    paintWay(
      context,
      way.map((place) => toPicture(view, place)),
      scaleOf(view),
      drawn,
      strength,
    );
}

function paintWay(
  context: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
  scale: number,
  drawn: number,
  strength: number,
): void {
  context.save();
  context.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    const next = points[index + 1];
    const before = points[index - 1];
    if (index === 0) context.moveTo(x, y);
    else if (next && before) {
      // Bends are rounded by the same share of both their sides.
      const round = (to: readonly [number, number]): [number, number] => [
        x + (to[0] - x) * 0.3,
        y + (to[1] - y) * 0.3,
      ];
      context.lineTo(...round(before));
      context.quadraticCurveTo(x, y, ...round(next));
    } else context.lineTo(x, y);
  }
  const length = points.reduce((sum, [x, y], index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0;
  }, 0);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.globalAlpha = strength;
  context.globalCompositeOperation = 'screen';
  context.setLineDash([length * drawn, length * 2]);
  context.strokeStyle = 'rgb(196 115 58 / 0.22)';
  context.lineWidth = Math.max(7, scale * 0.5);
  context.stroke();
  context.strokeStyle = 'rgb(226 138 82 / 0.85)';
  context.lineWidth = Math.max(2.2, scale * 0.12);
  context.stroke();
  context.restore();
}
