/** The film as one pure function of time: the same second always paints the same picture. */
import { box, line, type Point, project, type Spot } from '../drawing/isometric.ts';
import { paintBackdrop } from './backdrop.ts';
import { colors, type Drawing, paint, type View } from './painter.ts';
import { arrival } from './scenes/arrival.ts';
import { melting } from './scenes/melting.ts';
import { returning } from './scenes/returning.ts';
import { rolling } from './scenes/rolling.ts';
import { separating } from './scenes/separating.ts';
import { shredding } from './scenes/shredding.ts';
import { sorting } from './scenes/sorting.ts';
import { weighing } from './scenes/weighing.ts';
import { between, ease, filmLength, pictureSize, type SceneName, sceneStarts, travelTime } from './timing.ts';

type Station = { name: SceneName; draw: (time: number) => Drawing[]; place: Spot };

const spacing = 15;

/** The stations stand in a zigzag, so that the camera travels sideways and the mountains pass behind. */
const stations: Station[] = [
  { name: 'arrival', draw: arrival },
  { name: 'weighing', draw: weighing },
  { name: 'sorting', draw: sorting },
  { name: 'shredding', draw: shredding },
  { name: 'separating', draw: separating },
  { name: 'melting', draw: melting },
  { name: 'rolling', draw: rolling },
  { name: 'returning', draw: returning },
].map((station, index) => ({
  ...station,
  name: station.name as SceneName,
  place: [Math.ceil(index / 2) * spacing, -Math.floor(index / 2) * spacing, 0],
}));

/**
 * Paints the picture of one moment.
 * @param layer A second canvas of the same size, for the moments in which the stations fade as a whole.
 */
export function paintFilm(
  context: CanvasRenderingContext2D,
  layer: CanvasRenderingContext2D,
  time: number,
): void {
  const { width, height } = pictureSize;
  const [cameraX, cameraY] = cameraMiddle(time);
  const opening = ease(3.2, 5.6, time);
  const closing = ease(filmLength - 4.6, filmLength - 1.4, time);
  paintBackdrop(context, {
    width,
    height,
    travelled: cameraX * 72,
    drawn: ease(0.2, 4.2, time),
    sun: ease(sceneStarts.returning + 0.5, sceneStarts.returning + 8, time),
    lift: between(between(210, -60, opening), 180, closing),
  });
  const view: View = { middle: [cameraX, cameraY - 1.05], scale: between(65, 61, closing), width, height };
  const sunk = between(7, 0, opening) + between(0, 6.5, closing);
  const solid = ease(3.4, 4.8, time) * (1 - ease(filmLength - 4.2, filmLength - 2.4, time));
  if (solid === 1) {
    paintStations(context, view, sunk, time);
  } else if (solid > 0) {
    // Faded one by one, shapes would show through each other.
    layer.clearRect(0, 0, width, height);
    paintStations(layer, view, sunk, time);
    context.globalAlpha = solid;
    context.drawImage(layer.canvas, 0, 0);
    context.globalAlpha = 1;
  }
  const dark = 1 - ease(0, 1, time) + ease(filmLength - 1.2, filmLength - 0.1, time);
  context.globalAlpha = Math.min(1, dark);
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
}

/** Every slab first, then what stands on them: machines may reach over the ground of their neighbours. */
function paintStations(context: CanvasRenderingContext2D, view: View, sunk: number, time: number): void {
  const seen = stations
    .map((station, index) => ({ ...station, index, at: project(station.place) }))
    .filter(({ at }) => !isFar(at, view));
  for (const { index, at } of seen) paint(context, view, slab(index, time), [at[0], at[1] + sunk]);
  for (const { name, draw, at } of seen) {
    paint(context, view, draw(time - sceneStarts[name] + 1), [at[0], at[1] + sunk]);
  }
}

/** True for a station of which nothing can be in the picture. */
function isFar([x, y]: Point, view: View): boolean {
  return Math.hypot(x - view.middle[0], y - view.middle[1]) > 34;
}

/**
 * Where the camera looks: at rest on a station, or on its way to the next one. At rest means at rest: a drifting
 * camera would tire the eye and, redrawing every line, make the files several times as large.
 */
function cameraMiddle(time: number): Point {
  const points = stations.map(({ place, name }) => ({ at: project(place), start: sceneStarts[name] }));
  let [x, y] = points[0]?.at ?? [0, 0];
  for (const { at, start } of points.slice(1)) {
    const part = ease(start - travelTime / 2, start + travelTime / 2, time);
    x = between(x, at[0], part);
    y = between(y, at[1], part);
  }
  return [x, y];
}

/** The ground a station stands on, and the way to the next one with its copper thread. */
function slab(index: number, time: number): Drawing[] {
  const base = box([-5.4, -5.4, -0.55], [10.8, 10.8, 0.55], 'slab');
  const last = index === stations.length - 1;
  if (last) return base;
  const gap = spacing - 10.8;
  const alongX = index % 2 === 0;
  const bridge: Drawing[] = alongX
    ? box([5.4, -1.3, -0.4], [gap, 2.6, 0.25], 'slab')
    : box([-1.3, -5.4 - gap, -0.4], [2.6, gap, 0.25], 'slab');
  const marks: Drawing[] = [];
  for (let distance = (time * 0.9) % 1.05; distance < gap - 0.4; distance += 1.05) {
    const end = distance + 0.45;
    marks.push(
      alongX
        ? line(
            [
              [5.4 + distance, 0, -0.15],
              [5.4 + end, 0, -0.15],
            ],
            'copper',
          )
        : line(
            [
              [0, -5.4 - distance, -0.15],
              [0, -5.4 - end, -0.15],
            ],
            'copper',
          ),
    );
  }
  const way: Drawing[] = index === 0 ? box([-30, 1.5, -0.4], [24.6, 2.7, 0.25], 'slab') : [];
  return [...way, ...bridge, ...marks, ...base];
}
