import type { CachedSource } from '#server/sources/cached-source.ts';
import type { InventoryPort } from '../model/ports.ts';
import type { YardVehicle } from '../model/vehicle.ts';

/** The vehicles of a feed. */
export function createFedVehicles(source: CachedSource<YardVehicle[]>): InventoryPort {
  return { vehicles: () => source.get(), state: () => source.state() };
}
