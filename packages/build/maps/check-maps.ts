/**
 * A step of the build: reads every map that pages draw, so that one which is missing or damaged stops the build by its name and
 * not the site when it starts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mapNames, mapsFolder, noMap } from '#features/locations/model/map-names.ts';
import { readOutlines } from '#features/locations/model/outlines.ts';
import { countryOf } from '#features/locations/model/region-names.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const yards = JSON.parse(readFileSync(`${root}src/features/locations/content/yards.json`, 'utf8')) as {
  region: string;
}[];
const needed = yards.map(({ region }) => (countryOf(region) === 'CA' ? 'CAN' : region));
try {
  let count = 0;
  for (const name of new Set([...mapNames, ...needed])) {
    const file = `${root}${mapsFolder}/${name}.txt`;
    if (!existsSync(file)) throw new Error(noMap(name));
    count += readOutlines(readFileSync(file, 'utf8'), name).length;
  }
  console.log(`${mapNames.length} maps, ${count} outlines.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
