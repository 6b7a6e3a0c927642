import { readAge, unlessFailed } from '#features/investors/ui/live.server.ts';
import type { ComparedPlaces } from '#features/prices/model/compared-places.ts';
import { momentAt } from '#features/prices/ui/board.server.ts';
import { formatMediumDay, formatZone } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import { bareName, findVehicles, makesOf, modelsOf, readVehicleQuery } from '../../model/find-vehicles.ts';
import type { InventoryPort } from '../../model/ports.ts';
import { isNewIn, type YardVehicle } from '../../model/vehicle.ts';
import { vehicleParameters, vehiclesOnPage } from '../../model/vehicles-call.ts';
import { packVehicle } from './vehicle-row.ts';

/** What the page is made of beside its address. */
export interface VehiclePageOptions {
  inventory: InventoryPort;
  /** The parts yards. */
  places: ComparedPlaces;
  /** The day on the calendar of a yard. */
  todayAt: (yard: string) => string | undefined;
  now: number;
}

/** The clock of the company's own office; yards of three time zones stand side by side. */
const office = 'America/Los_Angeles';

/** The vehicles in the parts yards, as an address asks for them. */
export async function readVehiclePage(parameters: URLSearchParams, options: VehiclePageOptions) {
  const { inventory, places, todayAt, now } = options;
  const { query, faults, typed } = readVehicleQuery(parameters, new Date(now).getUTCFullYear());
  const all = await unlessFailed(inventory.vehicles());
  const makes = makesOf(all ?? []);
  const make = makes.find((each) => bareName(each.make) === bareName(query.make))?.make ?? '';
  const yard = places.yards.find(({ id }) => id === query.yard)?.id ?? '';
  // What nobody knows is said beside its field, and is not answered as if it had not been asked.
  const isUnknown = { make: query.make !== '' && make === '', yard: query.yard !== '' && yard === '' };
  const isAnswered = !isUnknown.make && !isUnknown.yard;
  const found = isAnswered ? sorted(findVehicles(all ?? [], query, todayAt), places) : [];
  const pages = Math.max(1, Math.ceil(found.length / vehiclesOnPage));
  const page = Math.min(pages, readPage(parameters.get(vehicleParameters.page)));
  const { lastCopyOf, isSample } = readAge(inventory.state());
  return {
    make: isUnknown.make ? '' : make,
    /** For the list of makes, `Harrow|212` each: objects would weigh more. */
    makes: makes.map((each) => `${each.make}|${each.count}`),
    ...{ model: typed.model, from: typed.from, to: typed.to, yard, isNew: query.isNew },
    near: places.near,
    /** For the list of yards, `houston|Houston, TX` each. */
    yards: places.yards.map(({ id, name }) => `${id}|${name}`),
    place: places.from,
    faults: {
      make: isUnknown.make && all !== null,
      yard: isUnknown.yard,
      near: places.fault,
      ...faults,
    },
    isFailed: all === null,
    lastCopyOf: lastCopyOf === null ? null : `${momentAt(office, lastCopyOf)} (${formatZone(office)})`,
    isSample,
    count: found.length,
    total: all?.length ?? 0,
    page,
    pages,
    newer: page > 1 ? pageLink(parameters, page - 1) : '',
    older: page < pages ? pageLink(parameters, page + 1) : '',
    rows: found
      .slice((page - 1) * vehiclesOnPage, page * vehiclesOnPage)
      .map((vehicle) => rowOf(vehicle, places, todayAt)),
    /** Whether a model was asked for that none of all vehicles has, whatever its make, year or yard. */
    isUnknownModel:
      found.length === 0 &&
      bareName(query.model) !== '' &&
      !(all ?? []).some(({ model }) => bareName(model).includes(bareName(query.model))),
    /** Where a model was asked for and none found: the models of that make that there are. */
    models:
      found.length === 0 && make !== ''
        ? modelsOf(all ?? [], make).map(
            (model) => `${model}|${pathTo('vehicle-inventory', { search: { make, model } })}`,
          )
        : [],
  };
}

/** The vehicles, as their parts take them. */
export type VehiclePageData = Awaited<ReturnType<typeof readVehiclePage>>;

/** The nearest yard first, where a place was asked. */
function sorted(vehicles: readonly YardVehicle[], { from, yards }: ComparedPlaces): readonly YardVehicle[] {
  if (from === null) return vehicles;
  const away = new Map(yards.map(({ id, distance }) => [id, distance ?? Number.MAX_VALUE]));
  return [...vehicles].sort((one, other) => (away.get(one.yard) ?? 0) - (away.get(other.yard) ?? 0));
}

function rowOf(vehicle: YardVehicle, places: ComparedPlaces, todayAt: VehiclePageOptions['todayAt']): string {
  const { yard, stock, year, make, model, row, arrived } = vehicle;
  const place = places.yards.find(({ id }) => id === yard);
  return packVehicle({
    id: `${yard} ${stock}`,
    name: `${year} ${make} ${model}`,
    ...{ row, yard },
    place: place?.name ?? '',
    arrived: formatMediumDay(arrived),
    isNew: isNewIn(vehicle, todayAt(yard) ?? '') ? '1' : '',
    distance: place?.distanceText ?? '',
  });
}

/** The number of a page, from 1; what is none, is the first. */
function readPage(text: string | null): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
}

/** The same question, another page of its answer. */
function pageLink(parameters: URLSearchParams, page: number): string {
  const search = Object.fromEntries(
    Object.values(vehicleParameters).flatMap((name) => {
      const value = parameters.get(name);
      return value && name !== vehicleParameters.page ? [[name, value]] : [];
    }),
  );
  return pathTo('vehicle-inventory', {
    search: { ...search, [vehicleParameters.page]: String(page) },
    hash: 'vehicles',
  });
}
