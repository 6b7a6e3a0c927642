/**
 * Cuts the typeface down to the letters the site prints, gives its large letters a plain zero and writes it to `public/fonts`,
 * with the `@font-face` rules that go with it to `design-system/theme/font-faces.ts`. Run it after a new version of the font package or a change
 * of `font-letters.ts`:
 *
 *   node packages/artwork/drawing/subset-font.ts
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontLetters } from './font-letters.ts';
import {
  type FallbackOverrides,
  matchFallback,
  meanAdvance,
  readCoverage,
  readMetrics,
} from './font-metrics.ts';
import { withPlainZero } from './plain-zero.ts';

const family = 'Atkinson Hyperlegible Next Variable';
const fileName = 'atkinson-hyperlegible-next';
const weights = { min: 400, max: 800, default: 400 };
/** A page may spend 30 kB on fonts; two are kept back for a letter that a new page needs. */
const largestSize = 28_000;

const root = new URL('../../../', import.meta.url);
const fontPackage = new URL('node_modules/@fontsource-variable/atkinson-hyperlegible-next/', root);
const fontFolder = new URL('public/fonts/', root);
const facesFile = new URL('src/design-system/theme/font-faces.ts', root);

/**
 * The system fonts that stand in, with the advance of the space and of a to z in parts of their em. Liberation Sans and
 * Arimo have Arial's advances by design; Roboto is what Android has, DejaVu, far wider, a Linux without the others.
 */
// biome-ignore format: tables
const standIns = [
  {
    name: 'Atkinson Fallback',
    unitsPerEm: 1000,
    regular: {
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      advances: [278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500],
    },
    bold: {
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      advances: [278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500],
    },
  },
  {
    name: 'Atkinson Fallback Roboto',
    unitsPerEm: 2048,
    regular: {
      local: ['Roboto'],
      advances: [507, 1114, 1149, 1072, 1155, 1085, 711, 1149, 1128, 497, 489, 1038, 497, 1795, 1130, 1168, 1149, 1164, 694, 1057, 669, 1129, 992, 1538, 1015, 969, 1015],
    },
    bold: {
      local: ['Roboto Bold'],
      advances: [510, 1108, 1150, 1053, 1150, 1096, 719, 1167, 1145, 543, 537, 1088, 543, 1779, 1146, 1158, 1150, 1151, 749, 1048, 686, 1145, 1019, 1522, 1026, 1014, 1026],
    },
  },
  {
    name: 'Atkinson Fallback DejaVu',
    unitsPerEm: 2048,
    regular: {
      local: ['DejaVu Sans'],
      advances: [651, 1255, 1300, 1126, 1300, 1260, 721, 1300, 1298, 569, 569, 1186, 569, 1995, 1298, 1253, 1300, 1300, 842, 1067, 803, 1298, 1212, 1675, 1212, 1212, 1075],
    },
    bold: {
      local: ['DejaVu Sans Bold'],
      advances: [713, 1382, 1466, 1214, 1466, 1389, 891, 1466, 1458, 702, 702, 1362, 702, 2134, 1458, 1407, 1466, 1466, 1010, 1219, 979, 1458, 1335, 1892, 1321, 1335, 1192],
    },
  },
];

const source = await readFile(
  new URL('files/atkinson-hyperlegible-next-latin-wght-normal.woff2', fontPackage),
);
const missing = await lettersWithoutGlyph();
if (missing.length > 0) {
  throw new Error(
    `The typeface has no glyph for ${missing.join(' ')}; a page that trusts font-letters.ts would mix two faces in ` +
      'one word. Take these letters out of font-letters.ts and draw them another way.',
  );
}

const cut = (wght: number | typeof weights) =>
  subsetFont(source, fontLetters, { targetFormat: 'sfnt', variationAxes: { wght } });
const font = await subsetFont(
  withPlainZero({
    font: await cut(weights),
    lightest: await cut(weights.min),
    boldest: await cut(weights.max),
  }),
  fontLetters,
  { targetFormat: 'woff2' },
);
if (font.length > largestSize) {
  throw new Error(
    `The subset takes ${font.length} bytes of ${largestSize}; every page would load later. Take letters out of font-letters.ts.`,
  );
}
const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
const fontPath = `fonts/${fileName}-${hash}.woff2`;

await mkdir(fontFolder, { recursive: true });
for (const old of await readdir(fontFolder)) {
  if (old.endsWith('.woff2')) await rm(new URL(old, fontFolder));
}
await writeFile(new URL(`public/${fontPath}`, root), font);
await writeFile(new URL('OFL.txt', fontFolder), await readFile(new URL('LICENSE', fontPackage)));
await writeFile(facesFile, await facesModule(`/${fontPath}`));
console.log(`public/${fontPath}: ${font.length} bytes, ${[...fontLetters].length} letters`);

async function lettersWithoutGlyph(): Promise<string[]> {
  const hasGlyph = readCoverage(await subsetFont(source, fontLetters, { targetFormat: 'sfnt' }));
  return [...fontLetters].filter((letter) => !hasGlyph(letter));
}

async function facesModule(fontFile: string): Promise<string> {
  const rules = [
    `@font-face{font-family:${family};font-style:normal;font-weight:${weights.min} ${weights.max};font-display:optional;` +
      `src:url(${fontFile}) format('woff2')}`,
  ];
  for (const { name, unitsPerEm, regular, bold } of standIns) {
    for (const { face, weight, range } of [
      { face: regular, weight: 400, range: '400 599' },
      { face: bold, weight: 700, range: '600 800' },
    ]) {
      const own = readMetrics(await cut(weight));
      const advance = meanAdvance((letter) => {
        const index = letter === ' ' ? 0 : letter.charCodeAt(0) - 96;
        return (face.advances[index] ?? 0) / unitsPerEm;
      });
      rules.push(fallbackRule(name, range, face.local, matchFallback(own, advance)));
    }
  }
  return `/** Written by packages/artwork/drawing/subset-font.ts: run that instead of editing this file. */

/** Path of the typeface's file, for the preload link. */
export const fontFile = '${fontFile}';

/** The families of every text, ours first, then the stand-ins that take the same room until ours has arrived. */
export const fontFamily =
  '${[family, ...standIns.map(({ name }) => name)].join(', ')}, system-ui, sans-serif';

/** The \`@font-face\` rules of those families. */
export const fontFaces = [
${rules.map((rule) => `  ${rule.includes("'") ? JSON.stringify(rule) : `'${rule}'`},`).join('\n')}
].join('');
`;
}

/** Names without quotes, which CSS allows where all their words are words: quotes cost every page some bytes. */
function fallbackRule(name: string, weight: string, local: string[], overrides: FallbackOverrides): string {
  return [
    `@font-face{font-family:${name}`,
    `font-weight:${weight}`,
    `src:${local.map((font) => `local(${font})`).join(',')}`,
    `size-adjust:${overrides.sizeAdjust}%`,
    `ascent-override:${overrides.ascentOverride}%`,
    `descent-override:${overrides.descentOverride}%}`,
  ].join(';');
}
