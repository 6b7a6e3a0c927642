import type { InventoryPort } from '#features/inventory/model/ports.ts';
import { createFedVehicles } from '#features/inventory/server/fed-vehicles.ts';
import { createSampleInventory } from '#features/inventory/server/sample-inventory.ts';
import { readVehicleFeed } from '#features/inventory/server/vehicle-feed.ts';
import { opensOn } from '#features/locations/model/opening.ts';
import type { Yard } from '#features/locations/model/yard.ts';
import type { Settings } from '../env.ts';
import type { Log } from '../log.ts';
import type { SharedCopies } from '../storage/storage.ts';
import { openFeed } from './open-feed.ts';

/** What the source of vehicles is opened with. */
export type VehicleSourceOptions = {
  settings: Pick<Settings, 'vehicleFeedUrl' | 'dataDir'>;
  /** Copies that all instances on one database share. Default: none, there is one instance. */
  shared?: SharedCopies | null;
  log: Log;
  /** All yards; those that sell parts have vehicles. */
  yards: readonly Yard[];
  now?: () => number;
};

/** What stands in the parts yards: the feed that the settings name, or vehicles that are made up where they name none. */
export function openVehicleSource({
  settings,
  shared = null,
  log,
  yards,
  now = Date.now,
}: VehicleSourceOptions): InventoryPort {
  const { vehicleFeedUrl, dataDir } = settings;
  const partsYards = yards.filter(({ division }) => division === 'ARB');
  if (vehicleFeedUrl === null) return createSampleInventory({ yards: partsYards, opensOn, now });
  const rules = { yards: new Set(partsYards.map(({ id }) => id)), now };
  const read = (text: string) => readVehicleFeed(text, rules);
  const source = openFeed({ topic: 'vehicles', url: vehicleFeedUrl, read, dataDir, shared, log, now });
  return createFedVehicles(source);
}
