import type { Material, Point, Shape, Side } from '../drawing/isometric.ts';

/** Soft light around a point, of hot metal or the sun. */
export type Glow = { glow: Point; radius: number; strength: number };

/** What scenes are made of, in the order it is painted. */
export type Drawing = Shape | Glow;

/** The film's colours: basalt, paper, copper, and hot metal. */
export const colors = {
  ground: '#151b1e',
  outline: '#e6ddcd',
  fineOutline: 'rgb(230 221 205 / 0.5)',
  surface: {
    slab: { top: '#222b2f', left: '#1b2326', right: '#182023' },
    machine: { top: '#43525a', left: '#33414a', right: '#29353c' },
    paper: { top: '#f3ecdf', left: '#d9d0c0', right: '#beb4a4' },
    copper: { top: '#e8935c', left: '#c4733a', right: '#a05a2c' },
    light: { top: '#c6d0d2', left: '#a3b0b3', right: '#87969a' },
    glow: { top: '#ffdca6', left: '#ffbd6b', right: '#f49a48' },
    dark: { top: '#1a2225', left: '#141a1d', right: '#101618' },
  } satisfies Record<Material, Record<Side, string>>,
};

/** Where the film looks: the world place in the middle of the picture (projected), and pixels per unit. */
export type View = { middle: Point; scale: number; width: number; height: number };

/** Paints drawings, moved to their place, as seen in a view. */
export function paint(context: CanvasRenderingContext2D, view: View, drawings: Drawing[], at: Point): void {
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const toPicture = ([x, y]: Point): Point => [
    view.width / 2 + (x + at[0] - view.middle[0]) * view.scale,
    view.height / 2 + (y + at[1] - view.middle[1]) * view.scale,
  ];
  for (const drawing of drawings) {
    if ('glow' in drawing)
      paintGlow(context, toPicture(drawing.glow), drawing.radius * view.scale, drawing.strength);
    else paintShape(context, drawing, toPicture, view.scale);
  }
  context.restore();
}

function paintShape(
  context: CanvasRenderingContext2D,
  shape: Shape,
  toPicture: (point: Point) => Point,
  scale: number,
): void {
  const fill = colors.surface[shape.material][shape.side];
  // Lines keep their weight while the camera comes closer, as drawn lines would, but not entirely: it must feel near.
  const weight = Math.sqrt(scale / 72);
  const lineWidth = (shape.line === 'fine' ? 1.6 : 2.6) * weight;
  context.beginPath();
  for (const [index, point] of shape.points.entries()) {
    const [x, y] = toPicture(point);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  if (shape.tube !== undefined) {
    context.strokeStyle = colors.outline;
    context.lineWidth = shape.tube * scale + 2 * lineWidth;
    context.stroke();
    context.strokeStyle = fill;
    context.lineWidth = shape.tube * scale;
    context.stroke();
    return;
  }
  if (shape.open) {
    context.strokeStyle = shape.material === 'paper' && shape.line === 'fine' ? colors.fineOutline : fill;
    context.lineWidth = lineWidth;
    context.stroke();
    return;
  }
  context.closePath();
  context.fillStyle = fill;
  context.fill();
  if (shape.line === 'none') return;
  context.strokeStyle = shape.line === 'fine' ? colors.fineOutline : colors.outline;
  context.lineWidth = lineWidth;
  context.stroke();
}

function paintGlow(context: CanvasRenderingContext2D, [x, y]: Point, radius: number, strength: number): void {
  if (strength <= 0) return;
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgb(255 178 96 / ${0.55 * strength})`);
  light.addColorStop(0.4, `rgb(214 122 58 / ${0.24 * strength})`);
  light.addColorStop(1, 'rgb(196 115 58 / 0)');
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.fillStyle = light;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  context.restore();
}
