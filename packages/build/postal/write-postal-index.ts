/**
 * `npm run postal-index -w @site/build`: writes the index of postal codes that the server answers from, and the map that is
 * drawn of them. With `--check` it only says
 * whether the files are those that the packages and our own table make. The result is committed: the server needs no
 * package of postal codes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { placesMapFile } from '#features/locations/model/places-map.ts';
import { indexText } from './index-text.ts';
import { placesMapSvg } from './places-map.ts';

const file = fileURLToPath(
  new URL('../../../src/features/locations/server/postal-index.txt.br', import.meta.url),
);

const mapFile = fileURLToPath(new URL(`../../../public${placesMapFile}`, import.meta.url));

const text = indexText();
const map = placesMapSvg(text);
if (process.argv.includes('--check')) {
  const isIndexCurrent = brotliDecompressSync(readFileSync(file)).toString('utf8') === text;
  if (!isIndexCurrent || readFileSync(mapFile, 'utf8') !== map) {
    console.error(
      'The postal index or its map is not what the sources make; run npm run postal-index -w @site/build and commit the files.',
    );
    process.exit(1);
  }
  console.log('The postal index and its map are current.');
} else {
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, packed);
  writeFileSync(mapFile, map);
  console.log(`${text.split('\n').length - 1} codes, ${text.length} characters, ${packed.length} bytes.`);
}
