import { bareName, readYear, type YearFault } from '#features/inventory/model/find-vehicles.ts';
import type { ModelsContent } from '#features/vehicles/content/models.schema.ts';
import { type Body, bodies } from '#features/vehicles/model/bodies.ts';
import { fitVin, type VinFault, vinFault, vinYear } from './vin.ts';

/** The fields of the page that asks for an offer, in their order; an address has them by these names. */
export const carFields = [
  'zip',
  'year',
  'make',
  'model',
  'body',
  'vin',
  'engine',
  'wheels',
  'converter',
  'title',
] as const;

/** One of these fields. */
export type CarField = (typeof carFields)[number];

/** How the papers stand. */
export const titleStates = ['mine', 'owed', 'paid', 'lost', 'other'] as const;

/** One of these states. */
export type TitleState = (typeof titleStates)[number];

/** What is wrong with the car that somebody described; where it stands is judged by who knows places. */
export interface CarFaults {
  year: YearFault | 'required' | { kind: 'vin'; year: number } | null;
  model: 'required' | null;
  /** The kind is asked where the model does not say it. */
  body: 'unknown' | null;
  vin: VinFault | null;
}

/** A car as somebody described it. */
export interface ReadCar {
  /** What was typed and chosen, for the fields, cut where nobody types so much. */
  typed: Record<CarField, string>;
  faults: CarFaults;
  year: number | null;
  body: Body | null;
  hasEngine: boolean;
  hasWheels: boolean;
  hasConverter: boolean;
  title: TitleState;
}

/** The longest that a field is read, by its name. */
const longest: Partial<Record<CarField, number>> = { zip: 200, vin: 40, year: 12 };

/**
 * Reads a car out of an address.
 * @param parts Answers "no" mean that a part is missing; anything else, that it is there.
 */
export function readCar(parameters: URLSearchParams, makes: ModelsContent, thisYear: number): ReadCar {
  const typed = Object.fromEntries(
    carFields.map((field) => [field, (parameters.get(field) ?? '').trim().slice(0, longest[field] ?? 40)]),
  ) as Record<CarField, string>;
  const vin = fitVin(typed.vin);
  const wrongVin = vin === '' ? null : vinFault(vin);
  const ofVin = vin === '' || wrongVin !== null ? null : vinYear(vin, thisYear);
  const written = readYear(typed.year, thisYear);
  const year = written.year ?? ofVin;
  const body = bodies.find((each) => each === typed.body) ?? bodyOf(typed.make, typed.model, makes);
  return {
    typed: { ...typed, vin },
    faults: {
      year:
        written.fault ??
        (year === null && wrongVin === null
          ? 'required'
          : written.year !== null && ofVin !== null && written.year !== ofVin
            ? { kind: 'vin', year: ofVin }
            : null),
      model: typed.model === '' ? 'required' : null,
      body: typed.model !== '' && body === null ? 'unknown' : null,
      vin: wrongVin,
    },
    ...{ year, body },
    hasEngine: typed.engine !== 'no',
    hasWheels: typed.wheels !== 'no',
    hasConverter: typed.converter !== 'no',
    title: titleStates.find((state) => state === typed.title) ?? 'mine',
  };
}

/** The kind of vehicle of a model; `null` for one that nobody here knows. */
export function bodyOf(make: string, model: string, makes: ModelsContent): Body | null {
  const [bareMake, bareModel] = [bareName(make), bareName(model)];
  if (bareModel === '') return null;
  const own = makes.filter(({ name }) => bareMake === '' || bareName(name) === bareMake);
  const models = own.flatMap((each) => each.models);
  // A trim is written behind the model: Avocet EX. The longest name that begins it is the one that is meant.
  const found = models
    .filter(({ name }) => bareModel.startsWith(bareName(name)))
    .sort((one, other) => other.name.length - one.name.length)[0];
  return found?.body ?? null;
}
