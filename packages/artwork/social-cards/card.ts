import { palette } from '#design-system/theme/palette.ts';

/** What one card shows. */
export interface CardWords {
  /** The page's name. */
  title: string;
  /** Display name of the company. */
  brandName: string;
}

/** Width of a text in pixels. */
export type Measure = (text: string, size: number) => number;

export const cardSize = { width: 1200, height: 630 } as const;

const left = 84;
/** Words end here; the drawing begins. */
const wordsWidth = 600;
const sizes = [92, 80, 70, 60, 52] as const;
const lineHeight = 1.08;
const mostLines = 4;

/** A copy of the page's plate in its light scheme; a card has no scheme to follow. */
const plate = Object.fromEntries(
  Object.entries(palette.plate).map(([role, [light]]) => [role, light]),
) as Record<keyof typeof palette.plate, string>;

/**
 * One card as SVG, 1200 by 630: the title large on the plate, the drawing beside it, the name below.
 * @param drawing The file of a scene; its `#scene` is coloured here as the page colours it.
 */
export function cardSvg(words: CardWords, drawing: string, measure: Measure): string {
  const { lines, size } = fitTitle(words.title, measure);
  const height = lines.length * size * lineHeight;
  const first = Math.max(150, 300 - height / 2) + size * 0.75;
  const titleLines = lines.map(
    (line, index) =>
      `<text x="${left}" y="${Math.round(first + index * size * lineHeight)}" font-size="${size}">${escapeXml(line)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect width="100%" height="100%" fill="${plate.surface}"/>`,
    `<rect width="100%" height="14" fill="${plate.mark}"/>`,
    sceneSvg(drawing),
    `<g fill="${plate.text}" font-family="Card">${titleLines.join('')}</g>`,
    `<rect x="${left}" y="520" width="72" height="6" fill="${plate.mark}"/>`,
    `<text x="${left}" y="570" font-size="32" font-family="Card" fill="${plate.textMuted}">${escapeXml(words.brandName)}</text>`,
    '</svg>',
  ].join('');
}

/** The largest size at which the title fits its column in four lines; words are never cut. */
export function fitTitle(title: string, measure: Measure): { lines: string[]; size: number } {
  for (const size of sizes) {
    const lines = wrap(title, size, measure);
    const fits = lines.every((line) => measure(line, size) <= wordsWidth);
    if (fits && lines.length <= mostLines) return { lines, size };
  }
  const size = sizes.at(-1) ?? 52;
  return { lines: wrap(title, size, measure), size };
}

function wrap(title: string, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && measure(longer, size) <= wordsWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The scene at the right, with the tones that `SceneArt` gives it on a plate. */
function sceneSvg(drawing: string): string {
  const box = drawing.match(/viewBox="0 0 (\d+) (\d+)"/);
  const inner = drawing.match(/<g id="scene">([\s\S]*)<\/g>/)?.[1];
  if (!box || inner === undefined) {
    throw new Error(
      'The drawing has no scene, so the card would be empty; run "npm run draw -w @site/artwork".',
    );
  }
  const [width, height] = [Number(box[1]), Number(box[2])];
  const scale = Math.min(470 / width, 430 / height);
  const [x, y] = [1140 - width * scale, 320 - (height * scale) / 2];
  const coloured = inner
    .replace(/var\(--(t\w)\)/g, (_, tone: string) => tones[tone] ?? plate.surface)
    // Lines of a drawing keep their weight at every size, which this renderer does not know.
    .replaceAll('vector-effect="non-scaling-stroke"', `stroke-width="${(1.9 / scale).toFixed(2)}"`);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" stroke="${plate.text}" stroke-linejoin="round" stroke-linecap="round">${coloured}</g>`;
}

/** The tones of `design-system/art/SceneArt.tsx`, mixed ahead: this renderer has no `color-mix`. */
const tones: Record<string, string> = {
  t0: mix(plate.text, plate.surface, 0.02),
  t1: mix(plate.text, plate.surface, 0.08),
  t2: mix(plate.text, plate.surface, 0.16),
  t3: mix(plate.text, plate.surface, 0.25),
  t4: mix(plate.text, plate.surface, 0.34),
  t5: mix(black(), plate.surface, 0.66),
  ta: mix(plate.mark, white(), 0.86),
  tb: plate.mark,
  tc: mix(plate.mark, black(), 0.8),
  tg: mix(plate.mark, white(), 0.52),
};

function mix(one: string, other: string, part: number): string {
  const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * part + channel(other, at) * (1 - part)));
  return `rgb(${mixed.join(',')})`;
}

function white(): string {
  return `#${'f'.repeat(6)}`;
}

function black(): string {
  return `#${'0'.repeat(6)}`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
