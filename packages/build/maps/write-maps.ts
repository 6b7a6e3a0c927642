/**
 * `npm run maps -w @site/build`: writes the maps that the server draws from, a file a state, and the map of the continent. With
 * `--check` it only says whether the files are those that the packages and our own table make. The results are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mapsFolder } from '#features/locations/model/map-names.ts';
import { placesMapFile } from '#features/locations/model/map-size.ts';
import { continentSvg } from './continent.ts';
import { mapTexts } from './map-texts.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const texts = mapTexts();
const files = new Map([
  ...[...texts].map(([id, text]): [string, string] => [`${mapsFolder}/${id}.txt`, text]),
  [`public${placesMapFile}`, continentSvg(texts)],
]);
if (process.argv.includes('--check')) {
  const old = [...files].filter(([file, text]) => readFileSync(`${root}${file}`, 'utf8') !== text);
  if (old.length > 0) {
    console.error(
      `Not what the sources make: ${old.map(([file]) => file).join(', ')}; run npm run maps -w @site/build.`,
    );
    process.exit(1);
  }
  console.log('The maps are current.');
} else {
  mkdirSync(`${root}${mapsFolder}`, { recursive: true });
  for (const [file, text] of files) writeFileSync(`${root}${file}`, text);
  console.log([...files].map(([file, { length }]) => `${file} ${length}`).join('\n'));
}
