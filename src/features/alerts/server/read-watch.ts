import { jobFamilies } from '#features/careers/content/openings.schema.ts';
import { headOffice } from '#features/careers/model/open-jobs.ts';
import { bareName, readVehicleQuery } from '#features/inventory/model/find-vehicles.ts';
import type { InventoryPort } from '#features/inventory/model/ports.ts';
import type { Yard } from '#features/locations/model/yard.ts';
import type { PricesPort } from '#features/prices/model/ports.ts';
import { priceParameters } from '#features/prices/model/prices-call.ts';
import { readWeight } from '#features/prices/model/weight.ts';
import { knownGrades } from '#features/prices/server/open-boards.ts';
import models from '#features/vehicles/content/models.json' with { type: 'json' };
import type { WatchFault } from '../model/alerts.ts';
import {
  hasPassed,
  knownMake,
  priceConditions,
  type Watch,
  type WatchPage,
  watchedPrice,
  watchPlaces,
} from '../model/watches.ts';

/** What the forms are held against. */
export type WatchSources = { inventory: InventoryPort; prices: PricesPort; yards: readonly Yard[] };

/** A watch that can be kept, or what is wrong with the form that asks for it. */
export type AskedWatch = { watch: Watch } | { faults: WatchFault[] };

/** A mark so many times above or below what is paid today would never be passed. */
const farthest = 20;

/** Of what is known of a model's name in the feeds, and of what people type, nothing else is let through. */
const modelName = /^[\p{L}\p{N}][\p{L}\p{N} .&'’/+-]{0,39}$/u;

/**
 * Reads what a form asks to be told of.
 * @throws SourceFailed when the yards' prices cannot be read: nobody can say then what a mark means.
 */
export function readWatchForm(
  page: WatchPage,
  form: URLSearchParams,
  sources: WatchSources,
  now: number,
): Promise<AskedWatch> {
  if (page === 'careers-openings') return Promise.resolve(readJob(form, sources));
  return page === 'vehicle-inventory' ? readArrival(form, sources, now) : readPrice(form, sources);
}

function readJob(form: URLSearchParams, { yards }: WatchSources): AskedWatch {
  const family = form.get('work') ?? '';
  const place = form.get('place') ?? '';
  const isFamily = family === '' || jobFamilies.some((each) => each === family);
  const isPlace = place === '' || place === headOffice || yards.some(({ id }) => id === place);
  if (isFamily && isPlace) return { watch: { kind: 'job', family, place } };
  return {
    faults: [
      ...(isFamily ? [] : [{ field: 'work' as const, code: 'unknown' as const }]),
      ...(isPlace ? [] : [{ field: 'place' as const, code: 'unknown' as const }]),
    ],
  };
}

async function readArrival(
  form: URLSearchParams,
  { inventory, yards }: WatchSources,
  now: number,
): Promise<AskedWatch> {
  const { query, faults: years } = readVehicleQuery(form, new Date(now).getUTCFullYear());
  const { model, from, to, yard } = query;
  // A make of which no yard has one today is just what somebody waits for.
  const standing = await inventory.vehicles().catch(() => []);
  const make = knownMake(query.make, [
    ...models.map(({ name }) => name),
    ...new Set(standing.map((each) => each.make)),
  ]);
  const isYard = yard === '' || yards.some(({ id, division }) => id === yard && division === 'ARB');
  const isModel = model === '' || (modelName.test(model) && bareName(model) !== '');
  const faults: WatchFault[] = [
    ...(make === null
      ? [{ field: 'make' as const, code: query.make === '' ? ('required' as const) : ('unknown' as const) }]
      : []),
    ...(isModel ? [] : [{ field: 'model' as const, code: 'format' as const }]),
    ...(years.from || years.to ? [{ field: 'years' as const, code: 'format' as const }] : []),
    ...(isYard ? [] : [{ field: 'yard' as const, code: 'unknown' as const }]),
  ];
  if (make === null || faults.length > 0) return { faults };
  return { watch: { kind: 'arrival', make, model, from, to, yard } };
}

async function readPrice(form: URLSearchParams, { prices, yards }: WatchSources): Promise<AskedWatch> {
  const grade = form.get(priceParameters.metal) ?? '';
  if (!knownGrades().includes(grade)) return { faults: [{ field: 'metal', code: 'unknown' }] };
  const boards = await prices.boards();
  const asked = form.get('place') ?? '';
  const place = watchPlaces(grade, boards).find(({ id }) => id === asked);
  const when = priceConditions.find((each) => each === form.get('when'));
  const typed = readWeight((form.get('mark') ?? '').replace(/^\s*(US|CA)?\$/i, ''), 'pound');
  const isYard = yards.some(({ id, division }) => id === asked && division === 'MRB');
  const faults: WatchFault[] = [];
  if (!place) faults.push({ field: 'place', code: isYard ? 'none' : 'unknown' });
  if (!when) faults.push({ field: 'when', code: 'unknown' });
  if (typed.kind === 'none') faults.push({ field: 'mark', code: 'required' });
  if (typed.kind === 'fault')
    faults.push({ field: 'mark', code: typed.fault === 'heavy' ? 'far' : typed.fault });
  if (!place || !when || typed.kind !== 'weight') return { faults };
  const { yard, currency, unit } = place;
  const watch: Watch = { kind: 'price', grade, yard, currency, unit, when, mark: typed.weight };
  const today = watchedPrice(watch, boards)?.price ?? null;
  if (today !== null && (watch.mark > today * farthest || watch.mark < today / farthest))
    return { faults: [{ field: 'mark', code: 'far' }] };
  if (today !== null && hasPassed(watch, today)) return { faults: [{ field: 'mark', code: 'passed' }] };
  return { watch };
}
