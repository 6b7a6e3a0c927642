import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contourLines, type Line, pathOf, simplify } from './contour-lines.ts';
import { type HeightField, land } from './height-field.ts';

/**
 * Draws the contour lines once and writes `design-system/contours/contours.svg`. No browser computes them, and no page or script carries their
 * kilobytes: the sheet is fetched once, after the words, and kept.
 * Run after a change: `node packages/artwork/drawing/contours/generate.ts`.
 */

interface Cut {
  width: number;
  height: number;
  cell: number;
  tolerance: number;
  /** Shortest line that is drawn; shorter ones are specks. */
  shortest: number;
  levels: number;
  field: HeightField;
}

/** A range across the sheet, its highest summit right of the middle, where no words stand. */
const range = land(
  41,
  [
    { x: 130, y: 640, height: 0.5, reach: 210, spurs: 3 },
    { x: 480, y: 470, height: 0.62, reach: 230, spurs: 4 },
    { x: 800, y: 330, height: 0.8, reach: 230, spurs: 5 },
    { x: 1110, y: 300, height: 1.12, reach: 270, spurs: 5 },
    { x: 1340, y: 520, height: 0.86, reach: 220, spurs: 4 },
    { x: 1560, y: 180, height: 0.8, reach: 240, spurs: 3 },
  ],
  150,
);

/** One massif whose main summit stands near the sheet's corner. */
const massif = land(
  12,
  [
    { x: 560, y: 300, height: 1.1, reach: 330, spurs: 5 },
    { x: 250, y: 620, height: 0.66, reach: 240, spurs: 3 },
    { x: 760, y: 700, height: 0.6, reach: 220, spurs: 4 },
  ],
  150,
);

/** Foothills in a row. */
const foothills = land(
  29,
  [120, 420, 640, 960, 1220, 1510].map((x, index) => ({
    x,
    y: index % 2 === 0 ? 40 : 105,
    height: 0.7 + 0.2 * (index % 3),
    reach: 120 + 40 * (index % 2),
    spurs: 3 + (index % 2),
  })),
  70,
);

const cuts: Record<string, Cut> = {
  ridge: { width: 1600, height: 700, cell: 10, tolerance: 1.8, shortest: 100, levels: 17, field: range },
  corner: { width: 800, height: 800, cell: 10, tolerance: 1.8, shortest: 100, levels: 16, field: massif },
  divider: { width: 1600, height: 140, cell: 7, tolerance: 1.8, shortest: 70, levels: 8, field: foothills },
};

/** Every fifth line is an index line, drawn heavier, as on a map. */
function draw(cut: Cut) {
  const highest = peak(cut);
  const paths = { lines: '', indexLines: '' };
  for (let level = 1; level <= cut.levels; level += 1) {
    const lines = contourLines(cut.field, (highest * level) / (cut.levels + 1), cut);
    const path = lines
      .filter((line) => lengthOf(line) >= cut.shortest)
      .map((line) => pathOf(simplify(line, cut.tolerance)))
      .join('');
    if (level % 5 === 3) paths.indexLines += path;
    else paths.lines += path;
  }
  return { viewBox: `0 0 ${cut.width} ${cut.height}`, ...paths };
}

function peak({ field, width, height, cell }: Cut): number {
  let highest = 0;
  for (let y = 0; y <= height; y += cell) {
    for (let x = 0; x <= width; x += cell) highest = Math.max(highest, field(x, y));
  }
  return highest;
}

function lengthOf(line: Line): number {
  return line.slice(1).reduce((sum, [x, y], index) => {
    const [px, py] = line[index] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
}

const symbols = Object.entries(cuts).map(([name, cut]) => {
  const { viewBox, lines, indexLines } = draw(cut);
  return `<symbol id="${name}" viewBox="${viewBox}" preserveAspectRatio="xMaxYMid slice" fill="none" stroke="currentColor" stroke-linejoin="round"><path stroke-width="1.25" d="${lines}"/><path stroke-width="2.75" d="${indexLines}"/></symbol>`;
});
writeFileSync(
  fileURLToPath(new URL('../../../../src/design-system/contours/contours.svg', import.meta.url)),
  `<!-- Written by generate.ts: change that and run it, instead of editing this file. -->\n<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${symbols.join('\n')}</svg>\n`,
);
