/**
 * Draws the picture that a shared link shows, one for each page and language, into `build/social/{language}`. A step
 * of the build; it needs no browser:
 *
 *     node packages/artwork/social-cards/draw-social-cards.ts
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { brand } from '#brand';
import { type Language, languages } from '#i18n/language.ts';
import { type PageEntry, pages } from '#site/manifest.ts';
import { cardSvg } from './card.ts';
import { cardFont } from './card-font.ts';
import { motifOf } from './motifs.ts';

const root = new URL('../../../', import.meta.url);
const font = await cardFont(root);

let bytes = 0;
let count = 0;
for (const language of languages) {
  const names = await namesInBuild(language);
  const folder = new URL(`build/social/${language}/`, root);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { id, area } of pages as readonly PageEntry[]) {
    if (area === 'console') continue;
    const drawing = await readFile(
      new URL(`src/design-system/art/drawings/${motifOf(id)}.svg`, root),
      'utf8',
    );
    const title = id === 'home' ? brand.name : (names[id] ?? brand.name);
    const svg = cardSvg({ title, brandName: brand.name }, drawing, font.measure);
    const png = new Resvg(svg, { font: font.options }).render().asPng();
    await writeFile(new URL(`${id}.png`, folder), png);
    bytes += png.length;
    count += 1;
  }
}
console.log(`${count} social cards, ${Math.round(bytes / count / 1000)} kB each`);

/** What pages are called: `entry.server.tsx` of the language's build exports it. */
async function namesInBuild(language: Language): Promise<Record<string, string>> {
  const file = new URL(`build/${language}/server/index.js`, root);
  const { entry }: { entry: { module: { pageNames?: () => Record<string, string> } } } = await import(
    file.href
  );
  if (!entry.module.pageNames) {
    throw new Error(
      `${file.pathname} exports no pageNames, so cards would have no titles; see src/app/entry.server.tsx.`,
    );
  }
  return entry.module.pageNames();
}
