/**
 * Renders pictures of the model and writes them to `public/images/world`, each at every width as AVIF and WebP:
 *
 *   npm run world -w @site/artwork -- --crop port --scheme night
 *
 * Without names it renders all of them. `--draft 480` shows one soon, in a scratch folder. It needs Debian's `blender`,
 * `python3-numpy`, `libavif-bin` and `webp`.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CropName, crops } from './crops.ts';
import {
  heaviestRendered,
  type RenderedFormat,
  type RenderedScheme,
  type RenderedWidth,
  renderedFile,
  renderedFormats,
  renderedWidths,
} from './published-pictures.ts';
import { readRenderOptions } from './render-options.ts';
import { renderStill, run } from './render-still.ts';

const published = fileURLToPath(new URL('../../../public/images/world/', import.meta.url));

/** Qualities from the best that pays to the worst that is fit to be seen; the first that keeps the budget is taken. */
const qualities = [60, 54, 48, 43, 38] as const;

const write: Record<RenderedFormat, (source: string, target: string, quality: number) => void> = {
  // The quantizer of this version runs from 0, without loss, to 63.
  avif: (source, target, quality) => {
    const level = String(Math.round((100 - quality) * 0.63));
    run('avifenc', [
      '--min',
      level,
      '--max',
      level,
      '--speed',
      '5',
      '--yuv',
      '420',
      '--jobs',
      '1',
      source,
      target,
    ]);
  },
  webp: (source, target, quality) =>
    run('cwebp', ['-quiet', '-m', '6', '-sharp_yuv', '-q', String(quality), source, '-o', target]),
};

const options = readRenderOptions(process.argv.slice(2));
const scratch = mkdtempSync(join(tmpdir(), 'world-'));
for (const crop of options.crops) {
  for (const scheme of options.schemes) {
    const started = Date.now();
    render(crop, scheme);
    if (options.draft === null) for (const width of renderedWidths) encode(crop, scheme, width);
    console.log(`${crop} by ${scheme}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
}
if (options.draft === null) rmSync(scratch, { recursive: true });
else console.log(`Drafts are in ${scratch}.`);

function render(crop: CropName, scheme: RenderedScheme): void {
  const { ratio, samples, traced, ...camera } = crops[crop];
  const width = options.draft ?? traced;
  const settings = {
    ...camera,
    scheme,
    pixels: [width, Math.round(width * ratio)] as const,
    samples: options.samples ?? samples,
    sizes: options.draft === null ? renderedWidths : [width],
    scratch,
    target: join(scratch, `${crop}-${scheme}`),
  };
  renderStill(settings);
}

function encode(crop: CropName, scheme: RenderedScheme, width: RenderedWidth): void {
  mkdirSync(published, { recursive: true });
  for (const format of renderedFormats) {
    const file = renderedFile(crop, scheme, width, format);
    const target = join(published, file);
    const limit = heaviestRendered[format][width];
    const quality = qualities.find((each) => {
      write[format](join(scratch, `${crop}-${scheme}-${width}.png`), target, each);
      return statSync(target).size <= limit;
    });
    if (!quality)
      throw new Error(
        `${file} takes ${statSync(target).size} bytes at the lowest quality, and ${limit} are allowed. ` +
          'Take a calmer crop, or more haze.',
      );
    console.log(`${file}: ${statSync(target).size} of ${limit} bytes, quality ${quality}`);
  }
}
