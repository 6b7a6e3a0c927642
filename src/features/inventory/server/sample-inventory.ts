import models from '#features/vehicles/content/models.json' with { type: 'json' };
import { schema } from '#features/vehicles/content/models.schema.ts';
import { readContent } from '#i18n/content-schema.ts';
import { localMoment } from '#i18n/world/local-clock.ts';
import type { InventoryPort } from '../model/ports.ts';
import { type StockedYard, sampleVehicles } from '../model/sample-vehicles.ts';
import type { YardVehicle } from '../model/vehicle.ts';

/** A parts yard as far as its samples ask. */
export interface SampleYard extends StockedYard {
  /** IANA name. */
  timeZone: string;
}

/** What made-up vehicles are opened with. */
export type SampleInventoryOptions<Yard extends SampleYard> = {
  /** The parts yards. */
  yards: readonly Yard[];
  /** True on a day on which the gate opens. */
  opensOn: (yard: Yard, day: string) => boolean;
  now?: () => number;
};

/** The vehicles of the generator, as if a source had said them. They are made anew when a day begins at one of the yards. */
export function createSampleInventory<Yard extends SampleYard>(
  options: SampleInventoryOptions<Yard>,
): InventoryPort {
  const { yards, opensOn, now = Date.now } = options;
  const makes = readContent(schema, models, 'models.json');
  let kept: { days: string; vehicles: readonly YardVehicle[] } | null = null;

  return {
    async vehicles() {
      const days = yards.map(({ timeZone }) => localMoment(timeZone, now()).day);
      const key = days.join();
      if (kept?.days !== key) {
        const all = yards.flatMap((yard, at) => sampleVehicles(yard, days[at] ?? '', makes, opensOn));
        all.sort((one, other) => (one.arrived < other.arrived ? 1 : one.arrived > other.arrived ? -1 : 0));
        kept = { days: key, vehicles: all };
      }
      return kept.vehicles;
    },
    state: () => ({
      asOf: new Date(now()).toISOString(),
      ageSeconds: 0,
      isLastCopy: false,
      isSample: true,
    }),
  };
}
