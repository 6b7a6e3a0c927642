import { opensOn } from '#features/locations/model/opening.ts';
import { takesGrade } from '#features/locations/model/taken-materials.ts';
import type { Yard } from '#features/locations/model/yard.ts';
import type { PricesPort } from '#features/prices/model/ports.ts';
import { createFedPrices } from '#features/prices/server/fed-prices.ts';
import { knownGrades } from '#features/prices/server/open-boards.ts';
import { readPriceFeed } from '#features/prices/server/price-feed.ts';
import { createSamplePrices } from '#features/prices/server/sample-prices.ts';
import type { Settings } from '../env.ts';
import type { Log } from '../log.ts';
import type { SharedCopies } from '../storage/storage.ts';
import { openFeed } from './open-feed.ts';

/** What the source of prices is opened with. */
export type PriceSourceOptions = {
  settings: Pick<Settings, 'priceFeedUrl' | 'dataDir'>;
  /** Copies that all instances on one database share. Default: none, there is one instance. */
  shared?: SharedCopies | null;
  log: Log;
  yards: readonly Yard[];
  now?: () => number;
};

/** What the yards pay: the feed that the settings name, or boards that are made up where they name none. */
export function openPriceSource({
  settings,
  shared = null,
  log,
  yards,
  now = Date.now,
}: PriceSourceOptions): PricesPort {
  const { priceFeedUrl, dataDir } = settings;
  if (priceFeedUrl === null) return createSamplePrices({ yards, rules: { opensOn, takesGrade }, now });
  const grades = knownGrades();
  const rules = {
    yards: new Set(yards.filter(({ division }) => division === 'MRB').map(({ id }) => id)),
    grades: new Set(grades),
    now,
  };
  const read = (text: string) => readPriceFeed(text, rules);
  const source = openFeed({ topic: 'prices', url: priceFeedUrl, read, dataDir, shared, log, now });
  return createFedPrices(source, grades);
}
