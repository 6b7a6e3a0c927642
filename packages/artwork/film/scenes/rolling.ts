import { box, line, type Material, project, rod, type Shape } from '../../drawing/isometric.ts';
import { placed, rebar } from '../../drawing/things.ts';
import type { Drawing } from '../painter.ts';
import { between, ease } from '../timing.ts';

const lane = -0.6;
const table = 0.9;
const stands = [-2.6, -0.2, 2.2];
/** Height of the bar before the first stand, between the stands, and after the last. */
const heights = [0.62, 0.44, 0.3, 0.2];

/** A glowing billet runs through three rolling stands, each makes it longer and thinner; bars cool beside it. */
export function rolling(time: number): Drawing[] {
  const head = between(-6.2, 9.5, ease(0.5, 9, time));
  const tail = between(-9.6, 3, ease(1.5, 11, time));
  const edges = [-5, ...stands, 5];
  const drawings: Drawing[] = [...coolingBed(time), ...rollers()];
  for (let part = 0; part < heights.length; part += 1) {
    const from = Math.max(edges[part] ?? 0, tail);
    const to = Math.min(edges[part + 1] ?? 0, head);
    const height = heights[part] ?? 0;
    if (to > from) {
      drawings.push(...box([from, lane - height / 2, table], [to - from, height, height], 'glow', 'fine'));
      drawings.push({
        glow: project([(from + to) / 2, lane, table]),
        radius: 1.1 + (to - from) * 0.5,
        strength: 0.5,
      });
    }
    const stand = stands[part];
    if (stand !== undefined) drawings.push(...standDrawing(stand, height, time));
  }
  return [...drawings, ...finished()];
}

function standDrawing(x: number, gap: number, time: number): Shape[] {
  const turned = time * 1.6;
  const spoke = (z: number, way: number): Shape =>
    line(
      [
        [x - Math.cos(turned) * 0.26, lane + 0.75, z - Math.sin(turned) * 0.26 * way],
        [x + Math.cos(turned) * 0.26, lane + 0.75, z + Math.sin(turned) * 0.26 * way],
      ],
      'dark',
      'fine',
    );
  const lower = table - 0.36;
  const upper = table + gap * 0.7 + 0.4;
  return [
    ...box([x - 0.5, lane - 1.25, 0], [1, 0.45, 3], 'machine'),
    ...rod([x, lane - 0.8, lower], 'y', 1.55, 0.36, 'copper', 'fine'),
    ...rod([x, lane - 0.8, upper], 'y', 1.55, 0.36, 'copper', 'fine'),
    spoke(lower, 1),
    spoke(upper, -1),
    ...box([x - 0.55, lane - 1.3, 3], [1.1, 2.6, 0.4], 'machine'),
    ...box([x - 0.5, lane + 0.85, 0], [0.16, 0.4, 3], 'machine'),
    ...box([x + 0.34, lane + 0.85, 0], [0.16, 0.4, 3], 'machine'),
  ];
}

function rollers(): Shape[] {
  const places = [-4.6, -4, -3.4, -1.8, -1.2, 0.6, 1.2, 3, 3.6, 4.2, 4.8];
  return [
    ...box([-5, lane - 0.55, 0.3], [10, 1.1, 0.3], 'dark'),
    ...places.flatMap((x) => rod([x, lane - 0.5, table - 0.15], 'y', 1, 0.14, 'machine', 'fine')),
  ];
}

/** Bars that came before, cooling from glow to steel. */
function coolingBed(time: number): Shape[] {
  const materials: Material[] = ['light', 'light', 'light', 'copper', 'copper', 'glow'];
  const shift = 0.35 * ease(4, 6, time);
  return [
    ...box([-3.6, -4.5, 0], [7.6, 2.4, 0.35], 'machine'),
    ...materials.flatMap((material, index) =>
      rod([-3.4, -4.25 + index * 0.36 - shift * 0.2, 0.48], 'x', 7.2, 0.11, material, 'fine'),
    ),
  ];
}

function finished(): Shape[] {
  return [
    ...box([-3.2, 2.5, 0], [0.3, 1.9, 0.25], 'dark'),
    ...box([2.2, 2.5, 0], [0.3, 1.9, 0.25], 'dark'),
    ...placed(rebar(6.6, 6, 'light'), -3.7, 2.7, 0.25),
    ...[-2.2, 1.4].map((x) =>
      line(
        [
          [x, 4.2, 0.3],
          [x, 3.45, 1.5],
          [x, 2.75, 0.4],
        ],
        'copper',
      ),
    ),
  ];
}
