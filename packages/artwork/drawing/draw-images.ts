/**
 * Writes the site's icons, brand marks, award seals and social card, as SVG and PNG, and the web app manifest. It needs
 * nothing but Node:
 *
 *   node packages/artwork/drawing/draw-images.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { imageFiles } from './image-files.ts';

const publicFolder = new URL('../../../public/', import.meta.url);

for (const [name, content] of Object.entries(imageFiles())) {
  const file = new URL(name, publicFolder);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, content);
  console.log(`public/${name}: ${Buffer.byteLength(content)} bytes`);
}
