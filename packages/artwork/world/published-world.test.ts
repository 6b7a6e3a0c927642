import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pictures, pictureWidths } from '#design-system/picture/pictures.ts';
import milestones from '#features/company/content/milestones.json' with { type: 'json' };
import families from '#features/materials/content/families.json' with { type: 'json' };
import { type CropName, crops } from './crops.ts';
import {
  heaviestOf,
  heaviestRendered,
  renderedFile,
  renderedFormats,
  renderedSchemes,
  renderedWidths,
} from './published-pictures.ts';

const folder = fileURLToPath(new URL('../../../public/images/world/', import.meta.url));
const published = existsSync(folder) ? readdirSync(folder).sort() : [];
const filesOf = (crop: CropName) =>
  renderedSchemes.flatMap((scheme) =>
    renderedWidths.flatMap((width) =>
      renderedFormats.map((format) => ({
        file: renderedFile(crop, scheme, width, format),
        size: [width, Math.round(width * crops[crop].ratio)],
      })),
    ),
  );
const shown = (Object.keys(crops) as CropName[]).filter((crop) =>
  filesOf(crop).some(({ file }) => published.includes(file)),
);

test('a crop is published in every scheme, width and format or not at all, and nothing else is', () => {
  expect(shown.flatMap((crop) => filesOf(crop).map(({ file }) => file)).sort()).toEqual(published);
});

test('every crop is a picture that pages show, and every picture has its crop, so that one command renders what is published', () => {
  expect(Object.keys(crops).sort()).toEqual(Object.keys(pictures).sort());
});

test('what pages may ask for is what is published, in the shape in which it was rendered', () => {
  expect([...shown].sort()).toEqual(Object.keys(pictures).sort());
  expect(Object.fromEntries(shown.map((crop) => [crop, crops[crop].ratio]))).toEqual(pictures);
  expect(pictureWidths).toEqual(renderedWidths);
});

test('every published picture stands on a page, and each there has words of its own', () => {
  const source = fileURLToPath(new URL('../../../src/', import.meta.url));
  const placed = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(pages|features)\/.*\.tsx$/.test(file) && !file.endsWith('.test.tsx'))
    .flatMap(
      (file) => readFileSync(`${source}${file}`, 'utf8').match(/<RenderedPicture\b[\s\S]*?\/>/g) ?? [],
    );
  // A picture that stands beside an entry of content is named there, its words beside it; a schema sees to those.
  const inContent = [
    ...milestones.eras.map(({ picture }) => picture.name),
    ...families.flatMap((family) => family.pictures?.map(({ name }) => name) ?? []),
  ];
  const inCode = placed.filter((picture) => !/\bname=\{picture\.name\}/.test(picture));
  const named = inCode.map((picture) => picture.match(/\bname="([\w-]+)"/)?.[1]);
  expect([...new Set([...named, ...inContent])].sort()).toEqual(Object.keys(pictures).sort());
  // That the words are there in every language is the catalogs' business: `npm run i18n`.
  for (const picture of inCode) expect(picture).toMatch(/\balt=\{(t|i18n\._)\(/);
});

test('every published picture has its size in pixels and keeps its budget', () => {
  for (const { file, size } of shown.flatMap(filesOf)) {
    const bytes = readFileSync(`${folder}${file}`);
    expect(file.endsWith('webp') ? webpSize(bytes) : avifSize(bytes), file).toEqual(size);
    expect(statSync(`${folder}${file}`).size, file).toBeLessThanOrEqual(heaviestOf(file));
  }
});

test('a phone of three pixels to the point gets at most 90 kB', () => {
  expect(heaviestRendered.avif[1440]).toBeLessThanOrEqual(90_000);
});

test('a file may weigh what its width and format allow, one of no known width or format nothing', () => {
  expect(heaviestOf('valley-night-1440.avif')).toBe(90_000);
  expect(heaviestOf('valley-night-700.avif')).toBe(0);
  expect(heaviestOf('valley-night-960.png')).toBe(0);
});

test.each(Object.entries(crops))('%s has a camera that Blender can take', (name, crop) => {
  expect(name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  expect(crop.width).toBeGreaterThan(0);
  expect(crop.samples).toBeGreaterThan(0);
  expect(crop.fade).toBeGreaterThanOrEqual(0);
  expect(crop.fade).toBeLessThan(1);
  const [near, far, most] = crop.haze;
  expect(far).toBeGreaterThan(near);
  expect(most).toBeLessThanOrEqual(1);
  for (const width of renderedWidths) expect(Math.round(width * crop.ratio)).toBeLessThan(width);
});

test('all years of the valley are seen by one camera, so that only the valley changes', () => {
  const cameras = Object.values(crops)
    .filter((crop) => crop.year)
    .map(({ year: _, ...camera }) => camera);
  expect(cameras).toHaveLength(4);
  for (const camera of cameras) expect(camera).toEqual(cameras[0]);
});

/** The frame of a lossy WebP begins with a start code; width and height follow, 14 bits each. */
function webpSize(bytes: Buffer): number[] {
  const start = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return [bytes.readUInt16LE(start + 3) & 0x3fff, bytes.readUInt16LE(start + 5) & 0x3fff];
}

/** An AVIF says its size in the box `ispe`, after a version and flags. */
function avifSize(bytes: Buffer): number[] {
  const box = bytes.indexOf('ispe');
  return [bytes.readUInt32BE(box + 8), bytes.readUInt32BE(box + 12)];
}
