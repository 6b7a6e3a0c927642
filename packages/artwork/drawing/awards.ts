/** The seals of the awards. Each carries its own plate, so that it can be read on a light page and on a dark one. */
import { arc, digits } from './digits.ts';
import type { Point } from './isometric.ts';
import { circlePoints, inks, ridgeLines } from './marks.ts';
import type { Disc, Mark, Picture } from './picture.ts';
import { corners } from './solids.ts';

const [width, height] = [240, 280];

/** Seal of a business magazine's list: a medal with a knurled rim, the ridge, a star, and two ribbons. */
export function influenceAward(): Picture {
  const middle: Point = [120, 104];
  const rim = Array.from({ length: 144 }, (_, index): Point => {
    const angle = (index / 144) * 2 * Math.PI;
    const radius = 94 + 4 * Math.cos(angle * 36);
    return [middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius];
  });
  const inner: Disc = { middle, radius: 74 };
  const ridges = ridgeLines.map((points) =>
    points.map(([x, y]): Point => [(x - 24) * 3.44 + 120, (y - 24) * 3.1 + 108]),
  );
  return {
    width,
    height,
    marks: [
      area(corners([74, 170, 48, 268, 82, 252, 104, 276, 122, 186]), inks.deep),
      area(corners([166, 170, 192, 268, 158, 252, 136, 276, 118, 186]), inks.bright),
      area(rim, inks.copper),
      { kind: 'disc', middle, radius: 84, color: inks.basalt },
      { kind: 'line', points: circlePoints(middle, 77, 96), closed: true, width: 2, color: inks.paper },
      ...ridges
        .slice(1)
        .map((points): Mark => ({ kind: 'line', points, width: 6, color: inks.paper, within: inner })),
      { kind: 'line', points: ridges[0] ?? [], width: 6, color: inks.copper, within: inner },
      area(star([120, 47], 16), inks.copper),
      ...banner(2023, 168),
    ],
  };
}

/** Seal of a circle for safe work: a shield, a hard hat, and three stars. */
export function safetyAward(): Picture {
  const shield = (shrink: number): Point[] => {
    const half = [...corners([120, 8, 160, 26, 214, 34]), ...arc([74, 110], [140, 160], -10, 70)];
    const whole = [...half, ...half.reverse().map(([x, y]): Point => [240 - x, y])];
    return whole.map(([x, y]): Point => [120 + (x - 120) * shrink, 132 + (y - 132) * shrink]);
  };
  const hat = [...arc([120, 146], [50, 56], 180, 360), ...corners([170, 146, 70, 146])];
  const rib = (across: number, rise: number): Mark =>
    stroke(arc([120, 146], [across, rise], 188, 352), 5, inks.copper);
  return {
    width,
    height,
    marks: [
      area(shield(1), inks.deep),
      area(shield(0.93), inks.paper),
      area(shield(0.88), inks.basalt),
      ...[-44, 0, 44].map((x) => area(star([120 + x, 62], x === 0 ? 17 : 13), inks.copper)),
      area(hat, inks.paper),
      rib(16, 56),
      stroke(corners([54, 150, 186, 150]), 12, inks.paper),
      ...banner(2024, 196),
    ],
  };
}

/** Seal of a prize for metals with a second life: a hexagon, and two arrows around an ingot. */
export function secondLifeAward(): Picture {
  const middle: Point = [120, 120];
  const hexagon = (radius: number): Point[] =>
    Array.from({ length: 6 }, (_, index): Point => {
      const turn = ((index + 0.5) / 6) * 2 * Math.PI;
      return [middle[0] + Math.cos(turn) * radius, middle[1] + Math.sin(turn) * radius];
    });
  const arrow = (from: number): Mark[] => {
    const path = arc(middle, [54, 54], from, from + 128);
    const [tip, across] = [from + 156, from + 126];
    const at = (turn: number, reach: number): Point => [
      middle[0] + Math.cos((turn * Math.PI) / 180) * reach,
      middle[1] + Math.sin((turn * Math.PI) / 180) * reach,
    ];
    return [stroke(path, 13, inks.basalt), area([at(across, 36), at(tip, 54), at(across, 73)], inks.basalt)];
  };
  return {
    width,
    height,
    marks: [
      area(hexagon(118), inks.basalt),
      area(hexagon(110), inks.paper),
      area(hexagon(104), inks.copper),
      ...arrow(190),
      ...arrow(10),
      area(corners([98, 114, 142, 114, 154, 142, 86, 142]), inks.paper),
      area(corners([98, 114, 106, 104, 134, 104, 142, 114]), inks.deep),
      ...banner(2025, 212),
    ],
  };
}

/** The year on a band across the seal. */
function banner(year: number, y: number): Mark[] {
  return [
    area(corners([36, y - 12, 66, y - 12, 66, y + 24, 36, y + 24, 48, y + 6]), inks.deep),
    area(corners([204, y - 12, 174, y - 12, 174, y + 24, 204, y + 24, 192, y + 6]), inks.deep),
    area(corners([53, y - 23, 187, y - 23, 187, y + 21, 53, y + 21]), inks.basalt),
    area(corners([56, y - 20, 184, y - 20, 184, y + 18, 56, y + 18]), inks.paper),
    ...digits(year, [120, y - 1], 21, inks.basalt),
  ];
}

function star([x, y]: Point, size: number): Point[] {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
    const radius = index % 2 === 0 ? size : size * 0.42;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

function area(points: Point[], color: string): Mark {
  return { kind: 'area', points, color };
}

function stroke(points: Point[], weight: number, color: string): Mark {
  return { kind: 'line', points, width: weight, color };
}
