import { jobFamilies } from '#features/careers/content/openings.schema.ts';
import { jobParameters } from '#features/careers/model/jobs-call.ts';
import { readVehicleQuery } from '#features/inventory/model/find-vehicles.ts';
import type { InventoryPort } from '#features/inventory/model/ports.ts';
import { vehicleParameters } from '#features/inventory/model/vehicles-call.ts';
import { unlessFailed } from '#features/investors/ui/live.server.ts';
import { placeName } from '#features/locations/model/yard.ts';
import { readYardWords } from '#features/locations/ui/yards.server.ts';
import type { ComparedPlaces } from '#features/prices/model/compared-places.ts';
import type { PricesPort } from '#features/prices/model/ports.ts';
import { priceParameters } from '#features/prices/model/prices-call.ts';
import { questionIn as sumIn } from '#features/submissions/model/sum-question.ts';
import models from '#features/vehicles/content/models.json';
import { language } from '#i18n/current.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/investors-content.po';
import watchFaults from '../../content/watch-faults.json';
import { schema as faultsSchema } from '../../content/watch-faults.schema.ts';
import { type AlertsPort, alertParameters, type WatchFault, type WatchField } from '../../model/alerts.ts';
import { type ArrivalWatch, knownMake, watchPlaces } from '../../model/watches.ts';

/** What the forms need: a token, and what the last post left behind. `null` while nobody can sign up. */
async function readWatchState(page: string, parameters: URLSearchParams, port: AlertsPort) {
  if (!port.isOpen()) return null;
  const reply = parameters.get(alertParameters.reply);
  const kept = reply === null ? undefined : await port.takeWatchReply(reply);
  const formToken = await port.formToken(kept?.faults.some(({ field }) => field === 'sum'));
  return {
    formToken,
    sum: sumIn(formToken),
    isAsked: port.readStep(parameters.get(alertParameters.step), page) === 'inbox',
    isBusy: parameters.get(alertParameters.problem) === 'later' || kept?.reason === 'later',
    isAgain: kept?.reason === 'again',
    /** Words for what is wrong, by field. They come with the page only where something is. */
    faults: Object.fromEntries(
      (kept?.faults ?? []).map(({ field, code }) => [field, sentenceFor(field, code)]),
    ),
    values: kept?.values ?? { email: '', work: '', place: '', when: '', mark: '' },
  };
}

/** What is wrong with a field, in a sentence. @throws where the content file has none for it. */
function sentenceFor(field: WatchField, code: WatchFault['code']): string {
  const sentences = translateContent(faultsSchema, watchFaults, 'watch-faults', messages);
  const found = sentences.find(({ id }) => id === `${field}-${code}`);
  if (!found) throw new Error(`watch-faults.json has no sentence "${field}-${code}"; add it.`);
  return found.text;
}

/** What every form sends along of the question, by name. */
function questionIn(parameters: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The form under the vehicles: what it would wait for, in words, or why it cannot be asked yet. */
export async function readArrivalForm(
  parameters: URLSearchParams,
  options: { alerts: AlertsPort; inventory: InventoryPort; yards: ComparedPlaces['yards']; now: number },
) {
  const { alerts, inventory, yards, now } = options;
  const state = await readWatchState('vehicle-inventory', parameters, alerts);
  const { query, faults } = readVehicleQuery(parameters, new Date(now).getUTCFullYear());
  const standing = (await unlessFailed(inventory.vehicles())) ?? [];
  // A make of which no yard has one today is just what somebody waits for.
  const makes = [...models.map(({ name }) => name), ...new Set(standing.map(({ make }) => make))];
  const make = knownMake(query.make, makes);
  const isYard = query.yard === '' || yards.some(({ id }) => id === query.yard);
  const { model, from, to, yard } = query;
  const watch: ArrivalWatch | null =
    make !== null && isYard && !faults.from && !faults.to
      ? { kind: 'arrival', make, model, from, to, yard }
      : null;
  const { page: _, ...asked } = vehicleParameters;
  return {
    state,
    question: questionIn(parameters, Object.values(asked)),
    /** What it would wait for; "" where the question names no make or has a fault. */
    text: watch && alerts.describe(watch, language),
    /** True where a make was asked for, so that something else is wrong. */
    isWrong: watch === null && query.make !== '',
  };
}

/** The form under the prices: where, on which side of which mark. */
export async function readPriceForm(
  parameters: URLSearchParams,
  options: {
    alerts: AlertsPort;
    prices: PricesPort;
    yards: ComparedPlaces['yards'];
    /** The metal that the page shows; "" for none. */
    metal: string;
    name: string | null;
    units: readonly { id: string; label: string }[];
  },
) {
  const { alerts, prices, yards, metal, name, units } = options;
  const state = await readWatchState('scrap-prices', parameters, alerts);
  const boards = state && metal !== '' ? await unlessFailed(prices.boards()) : null;
  const places = boards === null ? [] : watchPlaces(metal, boards);
  const names = new Map(yards.map((yard) => [yard.id, yard.name]));
  return {
    state,
    question: { ...questionIn(parameters, Object.values(priceParameters)), [priceParameters.metal]: metal },
    name,
    /** For the list, `tacoma|Tacoma, WA` each, by name; objects would weigh more. */
    yards: places
      .filter(({ yard }) => yard !== '')
      .map(({ id }) => `${id}|${names.get(id) ?? id}`)
      .sort((one, other) => (one.slice(one.indexOf('|')) < other.slice(other.indexOf('|')) ? -1 : 1)),
    /** What a price is for in each money, `USD|pound`: the lists of all yards. */
    lands: places
      .filter(({ yard }) => yard === '')
      .map(({ id, unit }) => `${id}|${units.find((each) => each.id === unit)?.label ?? unit}`),
  };
}

/** The form under the jobs: which kind of work, and where. The kind that the list shows is chosen already. */
export async function readJobForm(parameters: URLSearchParams, alerts: AlertsPort) {
  const state = await readWatchState('careers-openings', parameters, alerts);
  const family = parameters.get(jobParameters.family) ?? '';
  const work = jobFamilies.find((each) => each === (state?.values.work || family)) ?? '';
  return {
    state: state && { ...state, values: { ...state.values, work } },
    question: questionIn(parameters, Object.values(jobParameters)),
    /** For the list, `tacoma|Tacoma, WA` each, by name; objects would weigh more. */
    yards: readYardWords()
      .yards.map((yard) => `${yard.id}|${placeName(yard)}, ${yard.region}`)
      .sort((one, other) => (one.slice(one.indexOf('|')) < other.slice(other.indexOf('|')) ? -1 : 1)),
  };
}

/** What the forms are made of, as their parts take it. */
export type ArrivalFormData = Awaited<ReturnType<typeof readArrivalForm>>;
export type JobFormData = Awaited<ReturnType<typeof readJobForm>>;
export type PriceFormData = Awaited<ReturnType<typeof readPriceForm>>;
export type WatchState = Awaited<ReturnType<typeof readWatchState>>;
