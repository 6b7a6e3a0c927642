import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { fontLetters } from '../drawing/font-letters.ts';
import type { Measure } from './card.ts';

/** The site's typeface for cards: one weight as a plain font file, since the renderer reads no woff2. */
export interface CardFont {
  options: { fontFiles: string[]; loadSystemFonts: false; defaultFontFamily: string };
  measure: Measure;
}

const source =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** Cuts the font and measures its letters once; a line's width is the sum of its letters'. */
export async function cardFont(root: URL): Promise<CardFont> {
  const font = await subsetFont(await readFile(new URL(source, root)), fontLetters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 650 },
  });
  const file = join(await mkdtemp(join(tmpdir(), 'card-font-')), 'card.ttf');
  await writeFile(file, font);
  const options = {
    fontFiles: [file],
    loadSystemFonts: false as const,
    defaultFontFamily: 'Atkinson Hyperlegible Next',
  };
  const widths = new Map<string, number>();
  const widthOf = (letter: string): number => {
    const known = widths.get(letter);
    if (known !== undefined) return known;
    // A stroke on both sides makes the advance visible, also that of a space.
    const width = drawnWidth(`|${letter}|`, options) - drawnWidth('||', options);
    widths.set(letter, width);
    return width;
  };
  return {
    options,
    measure: (text, size) => ([...text].reduce((sum, letter) => sum + widthOf(letter), 0) / 100) * size,
  };
}

function drawnWidth(text: string, font: CardFont['options']): number {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><text x="50" y="150" font-size="100" xml:space="preserve">${escaped}</text></svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}
