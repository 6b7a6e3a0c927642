/** The pictures of the brands: the ridge in a ring, and the marks of the auto yards and the steel mill beside it. */
import type { Point } from './isometric.ts';
import type { Disc, Mark, Picture } from './picture.ts';
import { ridgeCount, ridgeRise } from './ridges.ts';
import { corners } from './solids.ts';

/** The colours that bitmaps and image files use; the page's own colours live in the theme. */
export const inks = {
  basalt: '#1b2225',
  paper: '#f5f0e6',
  copper: '#e8935c',
  dim: '#56636a',
  deep: '#a64b18',
  bright: '#c4733a',
};

const center: Point = [24, 24];
/** Lines end where the ring begins. */
const insideRing: Disc = { middle: center, radius: 21.5 };

/** The contour lines of the mark, its skyline first, on a grid of 48. */
export const ridgeLines: Point[][] = [
  [
    [2, 32.1],
    [13.7, 19.5],
    [18.3, 24.5],
    [28, 12.5],
    [46, 32.1],
  ],
  [
    [4, 40.2],
    [13.8, 29.6],
    [18.2, 34.2],
    [28, 22.5],
    [44, 40.9],
  ],
  [
    [11, 45.2],
    [18.1, 39.7],
    [28, 31.7],
    [40, 44.9],
  ],
];

/** The mark of the group: three contour lines of a ridge in a ring, the skyline in copper. */
export function ridgeMark(): Picture {
  return inRing([
    ...ridgeLines.slice(1).map((points) => stroke(points, inks.paper)),
    stroke(ridgeLines[0] ?? [], inks.copper),
  ]);
}

/** The mark of the auto yards: a lamp on its post, lit above a wheel. */
export function lampMark(): Picture {
  return inRing([
    stroke(circlePoints([29, 30.9], 6.4), inks.paper, true),
    { kind: 'disc', middle: [29, 30.9], radius: 1.9, color: inks.paper },
    stroke(
      [
        [4, 38.8],
        [44, 38.8],
      ],
      inks.paper,
    ),
    stroke(
      [
        [14, 38.8],
        [14, 17],
        [19.5, 11],
        [29, 11],
      ],
      inks.paper,
    ),
    stroke(
      [
        [24.4, 16],
        [33.6, 16],
      ],
      inks.copper,
    ),
    stroke(
      [
        [21.8, 21.4],
        [20.2, 24.6],
      ],
      inks.copper,
    ),
    stroke(
      [
        [36.2, 21.4],
        [37.8, 24.6],
      ],
      inks.copper,
    ),
  ]);
}

/** The mark of the steel mill: a larch whose branches are bent bars around a copper trunk. */
export function larchMark(): Picture {
  const tier = (top: number, reach: number, drop: number): Point[] => [
    [24 - reach, top + drop],
    [24, top],
    [24 + reach, top + drop],
  ];
  return inRing([
    stroke(
      [
        [24, 19],
        [24, 46],
      ],
      inks.copper,
    ),
    ...[tier(8.5, 6.4, 8.2), tier(17, 9.6, 10.2), tier(25.8, 12.6, 11.6)].map((points) =>
      stroke(points, inks.paper),
    ),
  ]);
}

/** The mark for the smallest places, such as a browser's tab: two lines, heavier, so that 16 pixels can show them. */
export function tabIcon(): Picture {
  const [skyline, slope] = [
    corners([-2, 36, 13, 20, 18.4, 26, 28.6, 12, 50, 38]),
    corners([4, 50, 28.6, 27, 50, 52]),
  ];
  const within: Disc = { middle: center, radius: 20.5 };
  const heavy = (points: Point[], color: string): Mark => ({ kind: 'line', points, width: 5, color, within });
  return {
    width: 48,
    height: 48,
    marks: [
      { kind: 'disc', middle: center, radius: 24, color: inks.basalt },
      heavy(slope, inks.paper),
      heavy(skyline, inks.copper),
      { kind: 'line', points: circlePoints(center, 22.2, 72), closed: true, width: 3.4, color: inks.paper },
    ],
  };
}

/** The mark alone on a full square, for home screens, which cut their own corners. */
export function squareIcon(): Picture {
  const shrink = 0.78;
  const marks = ridgeMark().marks.map((mark) => resize(mark, shrink));
  return { width: 48, height: 48, marks: [fullSheet(48, 48), ...marks] };
}

/** The picture that stands for a page in other people's feeds: the range at dawn, and the mark. */
export function socialCard(): Picture {
  const [width, height] = [1200, 630];
  const skyline = 396;
  const lineAt = (index: number): Point[] => {
    const depth = index / (ridgeCount - 1);
    return Array.from({ length: width / 4 + 5 }, (_, step): Point => {
      const x = step * 4 - 8;
      return [
        x,
        skyline + depth * depth * 270 + index * 8 - ridgeRise((x * 1.25 + 1530) / 1000, index) * 230,
      ];
    });
  };
  const ridges = Array.from({ length: ridgeCount }, (_, index): Mark[] => {
    const points = lineAt(index);
    return [
      { kind: 'area', points: [...points, [width + 8, height], [-8, height]], color: inks.basalt },
      { kind: 'line', points, width: index === 0 ? 5 : 2.4, color: index === 0 ? inks.copper : inks.dim },
    ];
  }).flat();
  const mark = ridgeMark().marks.map((part) => resize(part, 2.8, [128, 128]));
  return {
    width,
    height,
    marks: [
      fullSheet(width, height),
      { kind: 'disc', middle: [838, 236], radius: 86, color: inks.copper },
      ...ridges,
      ...mark,
    ],
  };
}

function inRing(marks: Mark[]): Picture {
  return {
    width: 48,
    height: 48,
    marks: [
      { kind: 'disc', middle: center, radius: 24, color: inks.basalt },
      ...marks,
      { kind: 'line', points: circlePoints(center, 21.5, 72), closed: true, width: 2.6, color: inks.paper },
    ],
  };
}

function stroke(points: Point[], color: string, closed = false): Mark {
  return { kind: 'line', points, width: 2.9, color, closed, within: insideRing };
}

function fullSheet(width: number, height: number): Mark {
  return {
    kind: 'area',
    points: [
      [-2, -2],
      [width + 2, -2],
      [width + 2, height + 2],
      [-2, height + 2],
    ],
    color: inks.basalt,
  };
}

/** The corners of a circle. */
export function circlePoints([x, y]: Point, radius: number, steps = 40): Point[] {
  return Array.from({ length: steps }, (_, index): Point => {
    const angle = (index / steps) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

/** A mark made larger or smaller around the middle of the grid, which comes to lie on `to`. */
function resize(mark: Mark, factor: number, to: Point = center): Mark {
  const move = ([x, y]: Point): Point => [(x - 24) * factor + to[0], (y - 24) * factor + to[1]];
  if (mark.kind === 'disc') return { ...mark, middle: move(mark.middle), radius: mark.radius * factor };
  if (mark.kind === 'area') return { ...mark, points: mark.points.map(move) };
  const within = mark.within && { middle: move(mark.within.middle), radius: mark.within.radius * factor };
  return { ...mark, points: mark.points.map(move), width: mark.width * factor, ...(within && { within }) };
}
