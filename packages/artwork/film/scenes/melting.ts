import { box, disc, project, rod, type Spot, surface, tube } from '../../drawing/isometric.ts';
import { placed } from '../../drawing/things.ts';
import type { Drawing } from '../painter.ts';
import { between, ease } from '../timing.ts';

const furnace: Spot = [-0.6, -0.8, 0];
const ladle: Spot = [2.7, 2.5, 0];

/** The electric arc furnace: electrodes come down, the bath begins to glow, and liquid steel runs into the ladle. */
export function melting(time: number): Drawing[] {
  const lowered = ease(0.8, 3, time);
  const hot = ease(2.4, 4.6, time);
  const pour = ease(5, 5.8, time) * (1 - ease(9.6, 10.4, time));
  // A slow breath of light, one in two and a half seconds: far from anything that flickers.
  const breath = 0.86 + 0.14 * Math.sin((time / 2.5) * 2 * Math.PI);
  const [x, y] = furnace;
  const lid = 3.1;
  const electrodes: Spot[] = [
    [x - 0.2, y - 0.75, 0],
    [x - 0.6, y + 0.35, 0],
    [x + 0.65, y + 0.1, 0],
  ];
  const top = between(6.1, 5, lowered);
  const level = between(0.5, 1.5, ease(5.6, 10, time));
  return [
    ...box([-4.2, -4, 0], [1.1, 1.1, 4.7], 'machine'),
    ...rod([x, y, 0.5], 'z', 2.4, 2.5, 'machine'),
    ...box([x - 1.6, y + 1.9, 0], [3.2, 0.9, 0.5], 'dark'),
    { glow: project([x, y, 2.9]), radius: 6, strength: hot * breath },
    disc([x, y, 2.92], 'z', 2.5, hot > 0.02 ? 'glow' : 'dark', 'fine'),
    ...rod([x, y, lid], 'z', 0.4, 2.56, 'machine'),
    disc([x, y, lid + 0.4], 'z', 1.25, 'dark', 'fine'),
    ...electrodes.flatMap(([ex, ey]) =>
      rod([ex, ey, lid + 0.4], 'z', top - lid - 0.4, 0.23, 'light', 'fine'),
    ),
    ...electrodes.map(([ex, ey]) =>
      tube(
        [
          [-3.65, -3.45, Math.min(top - 0.3, 4.9)],
          [ex, ey, top - 0.3],
        ],
        0.18,
        'machine',
      ),
    ),
    // The door in the shell, where the bath can be seen.
    surface(
      [
        [x - 0.75, y + 2.42, 1.15],
        [x + 0.75, y + 2.42, 1.15],
        [x + 0.75, y + 2.42, 2.15],
        [x - 0.75, y + 2.42, 2.15],
      ],
      hot > 0.02 ? 'glow' : 'dark',
      'left',
    ),
    { glow: project([x, y + 2.5, 1.6]), radius: 3.2, strength: hot * breath * 0.8 },
    ...box([2.6, -2.8, 0], [2, 2, 1.1], 'paper'),
    surface(
      [
        [2.9, -0.8, 0.5],
        [4.3, -0.8, 0.5],
        [4.3, -0.8, 0.85],
        [2.9, -0.8, 0.85],
      ],
      'dark',
      'left',
      'fine',
    ),
    tube(
      [
        [x + 1.7, y + 1.7, 2.45],
        [1.8, 1.6, 2.62],
      ],
      0.5,
      'machine',
    ),
    ...ladleDrawing(level, pour, breath),
  ];
}

function ladleDrawing(level: number, pour: number, breath: number): Drawing[] {
  const [x, y] = ladle;
  const filled = level > 0.52;
  const stream: Spot[] = [
    [1.75, 1.55, 2.7],
    [2.15, 1.95, 2.72],
    [2.5, 2.3, 2.5],
    [2.65, 2.45, 2.1],
    [2.7, 2.5, 1.6],
  ];
  return [
    ...rod([x, y, 0.35], 'z', 1.5, 1.35, 'copper'),
    disc([x, y, 1.85], 'z', 1.18, 'dark', 'fine'),
    ...(filled ? [disc([x, y, 1.85], 'z', between(0.55, 1.08, ease(0.5, 1.2, level)), 'glow', 'none')] : []),
    ...(pour > 0.05 ? [tube(stream, 0.2 * pour, 'glow')] : []),
    { glow: project([x, y, 1.85]), radius: 3.6, strength: Math.max(pour, filled ? 0.5 : 0) * breath },
    ...placed(rod([0, 0, 0], 'y', 0.3, 0.2, 'machine'), x - 0.2, y + 1.2, 1.2),
  ];
}
