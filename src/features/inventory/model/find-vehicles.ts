import { isNewIn, type YardVehicle } from './vehicle.ts';
import { vehicleParameters } from './vehicles-call.ts';

/** What somebody looks for; "" and `null` where it does not matter. */
export interface VehicleQuery {
  make: string;
  model: string;
  from: number | null;
  to: number | null;
  yard: string;
  /** Only what arrived within the last week. */
  isNew: boolean;
}

/** Why a model year is none: no four digits, before cars were built, more than a year ahead, or the later before the earlier. */
export type YearFault = 'number' | 'early' | 'late' | 'order';

/** A query as an address has it, with what is wrong with its years. What is wrong is not looked for. */
export interface ReadVehicleQuery {
  query: VehicleQuery;
  faults: { from: YearFault | null; to: YearFault | null };
  /** As they were typed, cut where nobody types so much. */
  typed: { model: string; from: string; to: string };
}

/** The first cars were sold in this year. */
export const firstModelYear = 1886;

/** The longest name of a model that is read, and the longest year that is shown again. */
const longestModel = 40;
const longestYear = 12;

/** Reads a query out of an address. @param thisYear Models of the next year are sold in it. */
export function readVehicleQuery(parameters: URLSearchParams, thisYear: number): ReadVehicleQuery {
  const { make, model, from, to, yard, isNew } = vehicleParameters;
  const text = (name: string, longest: number) => (parameters.get(name) ?? '').trim().slice(0, longest);
  const typed = {
    model: text(model, longestModel),
    from: text(from, longestYear),
    to: text(to, longestYear),
  };
  const first = readYear(typed.from, thisYear);
  const last = readYear(typed.to, thisYear);
  const isBackward = first.year !== null && last.year !== null && first.year > last.year;
  return {
    query: {
      make: text(make, longestModel),
      model: typed.model,
      from: isBackward ? null : first.year,
      to: isBackward ? null : last.year,
      yard: text(yard, 60),
      isNew: (parameters.get(isNew) ?? '') !== '',
    },
    faults: { from: first.fault, to: isBackward ? 'order' : last.fault },
    typed,
  };
}

/** A model year of a text: (`2009`, 2026) → 2009, and nothing for "". */
export function readYear(text: string, thisYear: number): { year: number | null; fault: YearFault | null } {
  if (text === '') return { year: null, fault: null };
  if (!/^\d{4}$/.test(text)) return { year: null, fault: 'number' };
  const year = Number(text);
  if (year < firstModelYear) return { year: null, fault: 'early' };
  return year > thisYear + 1 ? { year: null, fault: 'late' } : { year, fault: null };
}

/**
 * The vehicles that a query means, in their order.
 * @param todayAt The day on the calendar of a yard; a yard that it does not know has no vehicles.
 */
export function findVehicles(
  vehicles: readonly YardVehicle[],
  query: VehicleQuery,
  todayAt: (yard: string) => string | undefined,
): YardVehicle[] {
  const make = bareName(query.make);
  const model = bareName(query.model);
  // Asked once for each yard: to read a calendar for each of a thousand vehicles would take most of a search.
  const days = new Map<string, string | undefined>();
  const dayAt = (yard: string): string | undefined => {
    if (!days.has(yard)) days.set(yard, todayAt(yard));
    return days.get(yard);
  };
  return vehicles.filter((vehicle) => {
    const today = dayAt(vehicle.yard);
    return (
      today !== undefined &&
      (query.yard === '' || vehicle.yard === query.yard) &&
      (make === '' || bareName(vehicle.make) === make) &&
      (query.from === null || vehicle.year >= query.from) &&
      (query.to === null || vehicle.year <= query.to) &&
      (!query.isNew || isNewIn(vehicle, today)) &&
      // Last, since it costs most.
      (model === '' || bareName(vehicle.model).includes(model))
    );
  });
}

/** A name as it is compared, since nobody remembers its hyphen: `R-150` → `r150`, `Peñón` → `penon`. */
export function bareName(name: string): string {
  const known = bareNames.get(name);
  if (known !== undefined) return known;
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  // Names of vehicles are few; what visitors type is not kept beyond that.
  if (bareNames.size < 2000) bareNames.set(name, bare);
  return bare;
}

const bareNames = new Map<string, string>();

/** The makes among vehicles, by name, and how many of each there are. */
export function makesOf(vehicles: readonly YardVehicle[]): { make: string; count: number }[] {
  return countedBy(vehicles, ({ make }) => make).map(([make, count]) => ({ make, count }));
}

/** The models of a make among vehicles, by name. */
export function modelsOf(vehicles: readonly YardVehicle[], make: string): string[] {
  const bare = bareName(make);
  return countedBy(
    vehicles.filter((vehicle) => bareName(vehicle.make) === bare),
    ({ model }) => model,
  ).map(([model]) => model);
}

function countedBy(vehicles: readonly YardVehicle[], nameOf: (vehicle: YardVehicle) => string) {
  const counts = new Map<string, number>();
  for (const vehicle of vehicles) counts.set(nameOf(vehicle), (counts.get(nameOf(vehicle)) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => (bareName(one) < bareName(other) ? -1 : 1));
}
