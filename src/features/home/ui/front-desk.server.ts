import type { EventsPort } from '#features/events/model/events.ts';
import { easternMoment } from '#features/investors/model/eastern-time.ts';
import { unlessFailed } from '#features/investors/ui/live.server.ts';
import type { LocationsPort } from '#features/locations/model/ports.ts';
import { readYardWords } from '#features/locations/ui/yards.server.ts';
import type { PricesPort } from '#features/prices/model/ports.ts';
import { type PriceUnit, trendOf } from '#features/prices/model/price-board.ts';
import { priceParameters } from '#features/prices/model/prices-call.ts';
import { digitsOf } from '#features/prices/ui/price-digits.ts';
import { language } from '#i18n/current.ts';
import { formatChange, formatFigure, formatMediumDay, formatPrice } from '#i18n/formats.ts';
import { formatMomentIn } from '#i18n/moment.ts';
import { pathTo } from '#site/paths.ts';
import { openGates, paidToday } from '../model/front-desk.ts';

/** The office whose clock a count of all yards goes by: they lie in six time zones. */
const office = 'America/Los_Angeles';

/** What most sellers ask for: a metal of pounds and one of tons. */
const grades = [
  { metal: 'copper', grade: 'copper-1', unit: 'pound' },
  { metal: 'steel', grade: 'heavy-steel-1-cut', unit: 'net-ton' },
] as const satisfies readonly { metal: string; grade: string; unit: PriceUnit }[];

/** Where the facts come from. */
interface FrontDeskPorts {
  locations: LocationsPort;
  prices: PricesPort;
  events: EventsPort;
}

/** What the front desk of the home page knows now. What a source does not answer is not there. */
export async function readFrontDesk({ locations, prices, events }: FrontDeskPorts) {
  const [paid, next] = await Promise.all([readPaid(prices), readNext(events)]);
  return { gates: readGates(locations.now()), ...paid, next };
}

/** The facts, as their component takes them. */
export type FrontDeskFacts = Awaited<ReturnType<typeof readFrontDesk>>;

/** The yards with a gate for sellers and visitors: the mill has none. */
function readGates(at: number) {
  const yards = readYardWords().yards.filter(({ division }) => division !== 'SMB');
  const { open, all, next } = openGates(yards, at);
  return {
    open: formatFigure(open),
    all: formatFigure(all),
    /** What time it is, on which the count depends; not beside the time of the first gate, which says more. */
    moment: next ? null : formatMomentIn(office, new Date(at)),
    next: next && formatMomentIn(next.place.timeZone, new Date(next.opensAt)),
  };
}

async function readPaid(prices: PricesPort) {
  const boards = (await unlessFailed(prices.boards())) ?? new Map();
  const found = grades.flatMap(({ metal, grade, unit }) => {
    const paid = paidToday(boards, grade, unit);
    if (!paid) return [];
    const [low, high] = [paid.low, paid.high].map((price) => formatPrice(price, 'USD', digitsOf({ unit })));
    const { change, day } = paid;
    return [
      {
        metal,
        to: `${pathTo('scrap-prices')}?${priceParameters.metal}=${grade}`,
        range: low === high ? `${low}` : `${low}–${high}`,
        change: change === null ? null : formatChange(change),
        trend: trendOf(change),
        day: formatMediumDay(day),
      },
    ];
  });
  return { paid: found, isSample: prices.state()?.isSample ?? false };
}

/** The next event for investors. */
async function readNext(events: EventsPort) {
  const event = (await unlessFailed(events.list(language)))?.upcoming[0];
  if (!event) return null;
  const { day } = easternMoment(Date.parse(event.startsAt));
  return {
    to: pathTo('investor-event', { parameters: { id: event.id } }),
    date: day,
    day: formatMediumDay(day),
    title: event.title,
  };
}
