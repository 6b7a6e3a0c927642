import { Hono } from 'hono';
import type { Language } from '#i18n/language.ts';
import type { ServerEnv } from '#server/api/api-types.ts';
import { datedReply } from '#server/api/dated-reply.ts';
import { errorFields, type Log } from '#server/log.ts';
import { methodNotAllowed, problem } from '#server/middleware/problem.ts';
import { findVehicles, readVehicleQuery } from '../model/find-vehicles.ts';
import type { InventoryPort } from '../model/ports.ts';
import { isNewIn } from '../model/vehicle.ts';
import { vehicleParameters, vehiclesCall, vehiclesOnPage } from '../model/vehicles-call.ts';

/** A parts yard as far as the call tells of it. */
export type PartsYard = { id: string; name: string; city: string; region: string };

/** What the call about vehicles needs. */
export type VehicleCallOptions = {
  inventory: InventoryPort;
  /** The parts yards. */
  yards: readonly PartsYard[];
  /** The day on a yard's calendar, by its id. */
  todayAt: (yard: string) => string | undefined;
  /** How far the yards are from the place that a text names, by their ids; `null` when it names none. */
  distances: (text: string) => { unit: 'mile' | 'kilometer'; away: ReadonlyMap<string, number> } | null;
  pageOf: (language: Language, yard: string) => string;
  /** The language of a request, chosen as for pages. */
  languageOf: (request: Request) => Language;
  now: () => number;
  log: Log;
};

/** The call that tells which vehicles stand in the parts yards. Where somebody asks from is neither logged nor sent back. */
export function vehicleCalls(options: VehicleCallOptions): Hono<ServerEnv> {
  const { inventory, yards, todayAt, distances, pageOf, languageOf, now, log } = options;
  const api = new Hono<ServerEnv>();
  const path = vehiclesCall.replace('/api', '');
  const byId = new Map(yards.map((yard) => [yard.id, yard]));

  api.get(path, async (c) => {
    const { searchParams } = new URL(c.req.url);
    const { query, faults } = readVehicleQuery(searchParams, new Date(now()).getUTCFullYear());
    if (faults.from !== null || faults.to !== null) return problem(400, 'vehicle.year');
    if (query.yard !== '' && !byId.has(query.yard)) return problem(404, 'vehicle.yard');
    const near = searchParams.get(vehicleParameters.near);
    const from = near === null ? null : distances(near);
    if (near !== null && from === null) return problem(400, 'vehicle.near');
    const page = readPage(searchParams.get(vehicleParameters.page));
    try {
      const found = byDistance(findVehicles(await inventory.vehicles(), query, todayAt), from?.away);
      const pages = Math.max(1, Math.ceil(found.length / vehiclesOnPage));
      if (page === null || page > pages) return problem(404, 'vehicle.page');
      const shown = found.slice((page - 1) * vehiclesOnPage, page * vehiclesOnPage);
      return datedReply(
        {
          sample: inventory.state()?.isSample ?? false,
          unit: from?.unit ?? 'mile',
          ...{ count: found.length, page, pages },
          vehicles: shown.map(({ yard, ...vehicle }) => ({
            ...vehicle,
            isNew: isNewIn(vehicle, todayAt(yard) ?? ''),
            distance: from?.away.get(yard) ?? null,
            yard: { ...told(byId.get(yard)), page: pageOf(languageOf(c.req.raw), yard) },
          })),
        },
        inventory,
      );
    } catch (error) {
      log.warn('vehicles failed', errorFields(error));
      return problem(502, 'source.failed');
    }
  });
  api.all(path, () => methodNotAllowed('GET, HEAD'));
  return api;
}

const told = (yard: PartsYard | undefined) =>
  yard && { id: yard.id, name: yard.name, city: yard.city, region: yard.region };

/** The number of a page, from 1; `null` for what is none. */
function readPage(text: string | null): number | null {
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** The nearest yard first, where a place was asked; vehicles of one yard stay in their order. */
export function byDistance<Found extends { yard: string }>(
  vehicles: readonly Found[],
  away: ReadonlyMap<string, number> | undefined,
): readonly Found[] {
  if (away === undefined) return vehicles;
  const far = (yard: string) => away.get(yard) ?? Number.MAX_VALUE;
  return [...vehicles].sort((one, other) => far(one.yard) - far(other.yard));
}
