import { readAge, unlessFailed } from '#features/investors/ui/live.server.ts';
import { type Distances, distancesFrom } from '#features/locations/model/distances.ts';
import type { LocationsPort } from '#features/locations/model/ports.ts';
import { todayAt } from '#features/locations/model/today-at.ts';
import { type Yard, yardName } from '#features/locations/model/yard.ts';
import { placeOf } from '#features/locations/ui/search-answer.server.ts';
import type { PricesPort } from '#features/prices/model/ports.ts';
import type { BoardLine, PriceBoard } from '#features/prices/model/price-board.ts';
import { momentAt } from '#features/prices/ui/board.server.ts';
import models from '#features/vehicles/content/models.json';
import { schema as modelsSchema } from '#features/vehicles/content/models.schema.ts';
import { readTitleAndPaperwork } from '#features/vehicles/ui/title-and-paperwork.server.ts';
import { readContent } from '#i18n/content-schema.ts';
import {
  formatDay,
  formatFigure,
  formatKilograms,
  formatPrice,
  formatUnit,
  formatZone,
} from '#i18n/formats.ts';
import { addDays } from '#i18n/world/calendar-days.ts';
import { pathTo } from '#site/paths.ts';
import offerRules from '../../content/offer-rules.json';
import { schema as rulesSchema } from '../../content/offer-rules.schema.ts';
import { carFields, type ReadCar, readCar, type TitleState } from '../../model/car-question.ts';
import { type OfferStep, reckonOffer } from '../../model/reckon-offer.ts';

/** What the page is made of beside its address. */
export interface OfferPageOptions {
  prices: PricesPort;
  locations: LocationsPort;
}

/** What is wrong with the place of a car: none said, none known, several of that name, or no yard near enough. */
export type ZipFault = 'required' | 'unknown' | 'several' | 'far';

/** The line of a board by which complete cars are paid. */
const carGrade = 'car-bodies';

const milesIn = { mile: 1, kilometer: 1.609_344 } as const;
const kilogramsInPound = 0.453_592_37;

/** What the guide says of papers that are not simply there. */
const caseOf: Partial<Record<TitleState, string>> = { owed: 'owed', paid: 'paid', lost: 'lost' };

/** An offer for the car that an address describes, or what is wrong with the description. */
export async function readOfferPage(parameters: URLSearchParams, options: OfferPageOptions) {
  const { prices, locations } = options;
  const makes = readContent(modelsSchema, models, 'models.json');
  const car = readCar(parameters, makes, new Date(locations.now()).getUTCFullYear());
  const isAsked = carFields.some((field) => parameters.get(field));
  const zip = isAsked && car.typed.zip !== '' ? distancesFrom(car.typed.zip, locations) : null;
  const boards = zip?.kind === 'from' ? await unlessFailed(prices.boards()) : null;
  const isFailed = zip?.kind === 'from' && boards === null;
  const buyer = zip?.kind === 'from' && boards !== null ? nearestBuyer(zip, boards, locations) : null;
  const faults = isAsked
    ? { zip: zipFault(car, zip, buyer, isFailed), ...car.faults }
    : { zip: null, year: null, model: null, body: null, vin: null };
  const isRight = Object.values(faults).every((fault) => fault === null);
  const { lastCopyOf, isSample } = readAge(prices.state());
  return {
    typed: car.typed,
    makes: makes.map(({ name }) => name),
    faults,
    isAsked,
    isFailed: isFailed && isRight,
    isSample,
    lastCopyOf:
      lastCopyOf === null || buyer === null
        ? null
        : `${momentAt(buyer.yard.timeZone, lastCopyOf)} (${formatZone(buyer.yard.timeZone)})`,
    offer: isAsked && isRight && buyer !== null ? offerOf(car, buyer, locations) : null,
    papers: isAsked && isRight ? papersFor(car.title, buyer) : null,
  };
}

/** An offer, as its parts take it. */
export type OfferPageData = Awaited<ReturnType<typeof readOfferPage>>;

/** An offer that was reckoned. */
export type Offer = NonNullable<OfferPageData['offer']>;

/** The yard that would buy the car. */
interface Buyer {
  yard: Yard;
  board: PriceBoard;
  line: BoardLine;
  price: number;
  miles: number;
  distance: string;
  /** Where the car stands, for people, and its state or province. */
  place: string;
  region: string;
}

/** The nearest yard in the country of the car that prices complete cars; `null` where none is near enough. */
function nearestBuyer(
  { origin, unit, away }: Distances & { kind: 'from' },
  boards: ReadonlyMap<string, PriceBoard>,
  locations: LocationsPort,
): Buyer | null {
  const buyers = [...boards].flatMap(([id, board]) => {
    const yard = locations.yard(id);
    const line = board.lines.find(({ grade }) => grade === carGrade);
    const distance = away.get(id);
    if (!yard || !line || line.price === null || distance === undefined || yard.country !== origin.country)
      return [];
    return [
      {
        ...{ yard, board, line, price: line.price, region: origin.region },
        miles: distance / milesIn[unit],
        distance: formatUnit(distance, unit),
        place: placeOf(origin),
      },
    ];
  });
  const nearest = buyers.sort((one, other) => one.miles - other.miles)[0];
  return nearest && nearest.miles <= rules().tow.farthest ? nearest : null;
}

function zipFault(
  { typed }: ReadCar,
  zip: Distances | null,
  buyer: Buyer | null,
  isFailed: boolean,
): ZipFault | null {
  if (typed.zip === '' || zip === null) return 'required';
  if (zip.kind === 'choose') return 'several';
  if (zip.kind === 'nothing') return 'unknown';
  return buyer === null && !isFailed ? 'far' : null;
}

function offerOf(car: ReadCar, buyer: Buyer, locations: LocationsPort) {
  const { yard, board, line, price, miles, distance, place } = buyer;
  const { body, hasEngine, hasWheels, hasConverter, year, typed } = car;
  if (body === null) throw new Error('A car without a kind was refused before it is reckoned.');
  const steps = reckonOffer(
    { body, hasEngine, hasWheels, hasConverter, price, unit: line.unit, miles },
    rules(),
  );
  const last = steps.at(-1);
  const today = todayAt(locations, yard.id) ?? board.day;
  const { tow, days, step } = rules();
  const isMetric = yard.country === 'CA';
  return {
    car: [year, typed.make, typed.model].filter((part) => part !== null && part !== '').join(' '),
    ...{ body, place, distance },
    isNothing: last === undefined || last.high === 0,
    low: formatPrice(last?.low ?? 0, board.currency, 0),
    high: formatPrice(last?.high ?? 0, board.currency, 0),
    until: formatDay(addDays(today, days)),
    yard: yardName(yard),
    page: pathTo('yard', { parameters: { id: yard.id } }),
    day: formatDay(board.day),
    unit: line.unit,
    vin: typed.vin,
    /** What is missing and how the papers stand, for whoever calls. */
    state: (['engine', 'wheels', 'converter', 'title'] as const)
      .map((field) => `${field} ${typed[field] || '?'}`)
      .join(', '),
    free: isMetric
      ? formatUnit(Math.round(tow.free * milesIn.kilometer), 'kilometer')
      : formatUnit(tow.free, 'mile'),
    step: formatPrice(step, board.currency, 0),
    /** `curb|3,000 pounds|3,500 pounds` each. */
    steps: steps.map((each) => stepText(each, board.currency, isMetric)),
  };
}

function stepText({ id, low, high, kind }: OfferStep, currency: 'USD' | 'CAD', isMetric: boolean): string {
  const text = (value: number) =>
    // Below zero a figure has the sign that is as wide as a plus. On a phone its unit may take a second line: on one with it
    // the last column would lie beyond the edge.
    figureOf(value).replace('-', '\u2212');
  const figureOf = (value: number) => {
    if (kind === 'dollars') return formatPrice(value, currency, 0);
    if (kind === 'tons') return formatFigure(value, 2);
    return isMetric ? formatKilograms(Math.round(value * kilogramsInPound)) : formatUnit(value, 'pound');
  };
  return [id, text(low), text(high)].join('|');
}

/** What to have ready, with the notice of the car's own state where the guide knows it. */
function papersFor(title: TitleState, buyer: Buyer | null) {
  const { list, cases, places } = readTitleAndPaperwork();
  // The guide calls its places by the code of their state or province.
  const notice = places.rows.find(({ id }) => id === buyer?.region.toLowerCase());
  const abroad = buyer?.yard.country === 'CA' ? cases.rows.find(({ id }) => id === 'canada') : undefined;
  return {
    items: list.parts
      .filter(({ id }) => id === 'before')
      .flatMap(({ items }) => items)
      // No province issues a title.
      .map((item) => (item.id === 'title' && abroad ? { ...item, text: abroad.text } : item)),
    help: cases.rows.find(({ id }) => id === caseOf[title])?.text ?? '',
    notice: notice ? `${notice.text} (${notice.detail})` : '',
  };
}

function rules() {
  return readContent(rulesSchema, offerRules, 'offer-rules.json');
}
