import { jobParameters } from '#features/careers/model/jobs-call.ts';
import type { OpenJob } from '#features/careers/model/ports.ts';
import { bareName } from '#features/inventory/model/find-vehicles.ts';
import type { YardVehicle } from '#features/inventory/model/vehicle.ts';
import { vehicleParameters } from '#features/inventory/model/vehicles-call.ts';
import { offersFor } from '#features/prices/model/compare-prices.ts';
import type { PriceBoard, PriceUnit } from '#features/prices/model/price-board.ts';
import { priceParameters } from '#features/prices/model/prices-call.ts';

/** Somebody wants to be told when a vehicle comes into a parts yard. "" and `null` where it does not matter. */
export interface ArrivalWatch {
  kind: 'arrival';
  make: string;
  model: string;
  from: number | null;
  to: number | null;
  yard: string;
}

/** Somebody wants to be told when a price passes a mark. */
export interface PriceWatch {
  kind: 'price';
  grade: string;
  /** "" for all yards that pay in this money for this unit: then the best price counts. */
  yard: string;
  currency: 'USD' | 'CAD';
  unit: PriceUnit;
  when: PriceCondition;
  /** In the currency, for one unit. */
  mark: number;
}

/** Somebody wants to be told when a job opens. "" where it does not matter. */
export interface JobWatch {
  kind: 'job';
  /** The kind of work, by its code. */
  family: string;
  /** The id of a yard, or what stands for the head office. */
  place: string;
}

/** On which side of the mark a price has to be. */
export const priceConditions = ['at-least', 'less-than'] as const;

export type PriceCondition = (typeof priceConditions)[number];

/** What an email address waits for, beside topics. */
export type Watch = ArrivalWatch | PriceWatch | JobWatch;

export type WatchKind = Watch['kind'];

/** How many watches an address may have at once, and how many of them may wait for their confirmation. */
export const mostWatches = { all: 20, pending: 5 } as const;

/** A price that passed its mark: what a yard pays. */
export interface PassedPrice {
  yard: string;
  price: number;
  /** The day on which its board was written. */
  day: string;
}

/** What a watch found: a vehicle, a price, or a job. */
export type WatchFind = (
  | ({ kind: 'arrival' } & YardVehicle)
  | ({ kind: 'price' } & PassedPrice)
  | ({ kind: 'job' } & OpenJob)
) & {
  /** True for what is made up: the letter says so. */
  isSample: boolean;
};

/** A watch as one text, the same for the same watch: fields in one order. */
export function writeWatch(watch: Watch): string {
  return JSON.stringify(watch, Object.keys(watch).sort());
}

/** The watch of a text that `writeWatch` wrote. */
export function readWatch(text: string): Watch {
  return JSON.parse(text) as Watch;
}

/** True for a vehicle that the watch waits for; names are compared as the page of vehicles compares them. */
export function wantsVehicle(watch: ArrivalWatch, vehicle: YardVehicle): boolean {
  return (
    (watch.yard === '' || vehicle.yard === watch.yard) &&
    bareName(vehicle.make) === bareName(watch.make) &&
    (watch.from === null || vehicle.year >= watch.from) &&
    (watch.to === null || vehicle.year <= watch.to) &&
    (watch.model === '' || bareName(vehicle.model).includes(bareName(watch.model)))
  );
}

/** True for a job that the watch waits for. */
export function wantsJob(watch: JobWatch, job: OpenJob): boolean {
  return (
    (watch.family === '' || job.family === watch.family) && (watch.place === '' || job.place === watch.place)
  );
}

/** True for what is new and meant by the watch. A price is never new: what counts is where it stands. */
export function wants(watch: Watch, find: WatchFind): boolean {
  if (watch.kind === 'arrival') return find.kind === 'arrival' && wantsVehicle(watch, find);
  return watch.kind === 'job' && find.kind === 'job' && wantsJob(watch, find);
}

/** What counts for a watch today: the yard's price, or the best of all; `null` where nobody says one. */
export function watchedPrice(
  { grade, yard, currency, unit }: Pick<PriceWatch, 'grade' | 'yard' | 'currency' | 'unit'>,
  boards: ReadonlyMap<string, PriceBoard>,
): PassedPrice | null {
  let best: PassedPrice | null = null;
  for (const offer of offersFor(grade, boards)) {
    const isMeant =
      (yard === '' || offer.yard === yard) && offer.currency === currency && offer.unit === unit;
    if (!isMeant || offer.price === null) continue;
    if (best === null || offer.price > best.price)
      best = { yard: offer.yard, price: offer.price, day: offer.day };
  }
  return best;
}

/** True for a price on the side of the mark that the watch waits for. */
export function hasPassed({ when, mark }: Pick<PriceWatch, 'when' | 'mark'>, price: number): boolean {
  return when === 'at-least' ? price >= mark : price < mark;
}

/** The pages whose answers can be waited for. */
export type WatchPage = 'vehicle-inventory' | 'scrap-prices' | 'careers-openings';

/** The page that answers what a watch waits for, and its question. */
export function questionOf(watch: Watch): { page: WatchPage; search: Record<string, string> } {
  if (watch.kind === 'price')
    return { page: 'scrap-prices', search: { [priceParameters.metal]: watch.grade } };
  if (watch.kind === 'job') {
    const { family } = watch;
    return { page: 'careers-openings', search: family === '' ? {} : { [jobParameters.family]: family } };
  }
  const { make, model, from, to, yard } = vehicleParameters;
  const asked = {
    [make]: watch.make,
    [model]: watch.model,
    [from]: watch.from === null ? '' : String(watch.from),
    [to]: watch.to === null ? '' : String(watch.to),
    [yard]: watch.yard,
  };
  return {
    page: 'vehicle-inventory',
    search: Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
  };
}

/** Where prices can be watched for: all yards of one money, or one yard. */
export interface WatchPlace {
  /** `USD`, `CAD`, or the yard's id. */
  id: string;
  yard: string;
  currency: 'USD' | 'CAD';
  unit: PriceUnit;
}

/** The places where a price of a grade is said today, all yards of a money before the single ones. */
export function watchPlaces(grade: string, boards: ReadonlyMap<string, PriceBoard>): WatchPlace[] {
  const priced = offersFor(grade, boards).filter(({ price }) => price !== null);
  const lands = (['USD', 'CAD'] as const).flatMap((currency) => {
    const unit = priced.find((offer) => offer.currency === currency)?.unit;
    return unit ? [{ id: currency, yard: '', currency, unit }] : [];
  });
  return [...lands, ...priced.map(({ yard, currency, unit }) => ({ id: yard, yard, currency, unit }))];
}

/** A make as it is written, of those that are known; `null` for any other. */
export function knownMake(asked: string, makes: readonly string[]): string | null {
  const bare = bareName(asked);
  return bare === '' ? null : (makes.find((make) => bareName(make) === bare) ?? null);
}
