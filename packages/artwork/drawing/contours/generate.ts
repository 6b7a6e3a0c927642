import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contourLines, type Line, outside, pathOf, simplify } from './contour-lines.ts';
import { fromWater, relief } from './valley.ts';

/**
 * Draws the contour lines once: the valley of the rendered model, a window of it for each area of the site (`relief-of-area.ts`). No browser computes
 * them, and no page or script carries their kilobytes: a page fetches the file of its area, after the words, and keeps it.
 * Run after a change: `npm run contours -w @site/artwork`.
 */

/** A window of the valley: its size on the sheet, and what of the valley is seen, as the camera of the pictures has it. */
interface Cut {
  width: number;
  height: number;
  /** How many units of the model are seen across. */
  across: number;
  /** What lies at the right edge, and half-way up. */
  right: number;
  depth: number;
  /** Height from one line to the next. */
  interval: number;
}

/** The river runs up the sheet to the right. Words stand on the left half, so a window ends to the right of what it is of. */
const band = { width: 1600, height: 700 };
const reliefs: Record<string, Cut> = {
  // The whole valley, the works on its floor.
  valley: { ...band, across: 250, right: 128, depth: 46, interval: 2.2 },
  // The river under the bridge, between the hall and the far bank.
  bridge: { ...band, across: 110, right: 66, depth: 44, interval: 1 },
  // The mill and the port, and the hills behind the mill.
  mill: { ...band, across: 120, right: 106, depth: -42, interval: 0.5 },
  // The gate, where the valley opens.
  gate: { ...band, across: 140, right: -38, depth: -30, interval: 0.4 },
  // The yard and the shredder, and the slopes above them.
  yard: { ...band, across: 110, right: 22, depth: 40, interval: 1 },
  // Where the river comes out of the mountains.
  gorge: { ...band, across: 120, right: 74, depth: 100, interval: 1.5 },
  // The heights in the east, from which all of it is seen.
  heights: { ...band, across: 120, right: 134, depth: 48, interval: 1.2 },
};
const others: Record<string, Cut> = {
  corner: { width: 800, height: 800, across: 95, right: -30, depth: 74, interval: 2 },
  divider: { width: 1600, height: 140, across: 240, right: 120, depth: 62, interval: 3 },
};

const cell = 8;
const tolerance = 1.4;
/** Shortest line that is drawn, of a sheet 700 high; shorter ones are specks. */
const shortest = 100;

/** Every fifth line is an index line, drawn heavier, as on a map; so are the banks of the river. */
function draw(cut: Cut): string {
  const { width, height, across, right, depth, interval } = cut;
  const unit = across / width;
  const placed = (field: (right: number, depth: number) => number) => (x: number, y: number) =>
    field(right + (x - width) * unit, depth + (height / 2 - y) * unit);
  const [ground, water] = [placed(relief), placed(fromWater)];
  const frame = { width, height, cell };
  const written = (lines: Line[]) =>
    lines
      .filter((line) => lengthOf(line) >= Math.min(shortest, height / 2))
      .map((line) => pathOf(simplify(line, tolerance)))
      .join('');
  const heights = Array.from({ length: 100 }, (_, index) => (index - 12) * interval);
  const paths = { lines: '', indexLines: written(contourLines(water, 0, frame)) };
  for (const level of heights) {
    const path = written(contourLines(ground, level, frame).flatMap((line) => outside(line, water)));
    if (Math.round(level / interval) % 5 === 0) paths.indexLines += path;
    else paths.lines += path;
  }
  // Fine lines along the banks tell water from land, as engravers drew it.
  for (const inward of [-2, -4.5]) paths.lines += written(contourLines(water, inward, frame));
  return `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMid slice" fill="none" stroke="currentColor" stroke-linejoin="round"><path stroke-width="1.25" d="${paths.lines}"/><path stroke-width="2.75" d="${paths.indexLines}"/>`;
}

function lengthOf(line: Line): number {
  return line.slice(1).reduce((sum, [x, y], index) => {
    const [px, py] = line[index] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
}

function write(file: string, cuts: Record<string, Cut>): void {
  const symbols = Object.entries(cuts).map(([name, cut]) => `<symbol id="${name}" ${draw(cut)}</symbol>`);
  writeFileSync(
    fileURLToPath(new URL(`../../../../src/design-system/contours/${file}.svg`, import.meta.url)),
    `<!-- Written by generate.ts: change that and run it, instead of editing this file. -->\n<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${symbols.join('\n')}</svg>\n`,
  );
}

write('contours', others);
for (const [place, cut] of Object.entries(reliefs)) write(place, { relief: cut });
