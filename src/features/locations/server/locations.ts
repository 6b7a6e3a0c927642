import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { readContent } from '#i18n/content-schema.ts';
import yardNotices from '../content/yard-notices.json' with { type: 'json' };
import { schema as yardNoticesSchema } from '../content/yard-notices.schema.ts';
import yardList from '../content/yards.json' with { type: 'json' };
import { schema as yardsSchema } from '../content/yards.schema.ts';
import { answerSearch } from '../model/answer-search.ts';
import { withChangedHours } from '../model/notices.ts';
import { type Outline, outlinesIn } from '../model/outlines.ts';
import type { LocationsPort } from '../model/ports.ts';
import { type PostalIndex, readPostalIndex } from '../model/postal-index.ts';
import { type Yard, yardName } from '../model/yard.ts';

/** What yards are answered from. */
export type LocationsOptions = {
  index: PostalIndex;
  /** Outlines of land, as `loadMaps` reads them. */
  maps: readonly Outline[];
  now?: () => number;
};

/** The file that `npm run postal-index -w @site/build` writes, below the project's folder. */
const indexFile = 'src/features/locations/server/postal-index.txt.br';

/** Reads the postal index into memory. @throws when the file is missing or damaged: the site must not start without it. */
export async function loadPostalIndex(root: string): Promise<PostalIndex> {
  const packed = await readFile(join(root, indexFile));
  return readPostalIndex((await promisify(brotliDecompress)(packed)).toString('utf8'));
}

/** The yards of the content files, with the hours that notices change. */
function readYards(): Yard[] {
  const notices = readContent(yardNoticesSchema, yardNotices, 'yard-notices.json');
  return readContent(yardsSchema, yardList, 'yards.json').map((yard) => withChangedHours(yard, notices));
}

/** The yards of the content files and their search. */
export function createLocations({ index, maps, now = Date.now }: LocationsOptions): LocationsPort {
  const yards = readYards();
  const byId = new Map(yards.map((yard) => [yard.id, yard]));
  const parts = { yards, index, nameOf: yardName };
  return {
    yards,
    yard: (id) => byId.get(id) ?? null,
    search: (text, divisions, isMeant) => answerSearch(text, divisions, { ...parts, isMeant }),
    land: (bounds) => ({ ...index.within(bounds), outlines: outlinesIn(maps, bounds) }),
    now,
  };
}
