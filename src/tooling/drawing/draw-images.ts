/**
 * Writes the site's icons, brand marks, award badge and social card, as SVG and PNG, and the web app manifest. It needs
 * nothing but Node:
 *
 *   node src/tooling/drawing/draw-images.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { imageFiles } from './image-files.ts';

const publicFolder = new URL('../../../public/', import.meta.url);

await mkdir(new URL('images/', publicFolder), { recursive: true });
for (const [name, content] of Object.entries(imageFiles())) {
  await writeFile(new URL(name, publicFolder), content);
  console.log(`public/${name}: ${Buffer.byteLength(content)} bytes`);
}
