import type { DatedSource } from '#features/investors/model/source-state.ts';
import type { YardVehicle } from './vehicle.ts';

/** What pages and the API need to know about the vehicles in the parts yards; the server implements it. */
export interface InventoryPort extends DatedSource {
  /**
   * All vehicles that stand in the yards, the latest arrival first.
   * @throws SourceFailed when the source fails and there is no copy of what it said before.
   */
  vehicles(): Promise<readonly YardVehicle[]>;
}
