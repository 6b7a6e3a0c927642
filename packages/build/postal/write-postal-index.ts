/**
 * `npm run postal-index -w @site/build`: writes the index of postal codes that the server answers from. With
 * `--check` it only says whether the file is the one that the packages and our own table make. The result is committed: the server needs no
 * package of postal codes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { indexText } from './index-text.ts';

const file = fileURLToPath(
  new URL('../../../src/features/locations/server/postal-index.txt.br', import.meta.url),
);

const text = indexText();
if (process.argv.includes('--check')) {
  if (brotliDecompressSync(readFileSync(file)).toString('utf8') !== text) {
    console.error(
      'The postal index is not what its sources make; run npm run postal-index -w @site/build and commit the file.',
    );
    process.exit(1);
  }
  console.log('The postal index is current.');
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
  console.log(`${text.split('\n').length - 1} codes, ${text.length} characters, ${packed.length} bytes.`);
}
