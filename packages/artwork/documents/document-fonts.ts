import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontLetters } from '../drawing/font-letters.ts';

/** The weights that documents are set in. */
export const weights = { regular: 400, medium: 620, bold: 740 } as const;

export type Weight = keyof typeof weights;

/** The site's typeface at one weight each, as font programs that a document can embed. */
export type DocumentFonts = Readonly<Record<Weight, Buffer>>;

/** Cuts the weights out of the variable font of the package; documents embed only the letters they use. */
export async function readFonts(root: URL): Promise<DocumentFonts> {
  const file = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/';
  const source = await readFile(new URL(`${file}atkinson-hyperlegible-next-latin-wght-normal.woff2`, root));
  const cut = (wght: number) =>
    subsetFont(source, fontLetters, { targetFormat: 'sfnt', variationAxes: { wght } });
  const [regular, medium, bold] = [
    await cut(weights.regular),
    await cut(weights.medium),
    await cut(weights.bold),
  ];
  return { regular, medium, bold };
}
