import { drawnNumber } from '#features/investors/model/drawn.ts';
import type { ModelsContent } from '#features/vehicles/content/models.schema.ts';
import { addDays } from '#i18n/world/calendar-days.ts';
import type { YardVehicle } from './vehicle.ts';

/** A yard as far as its samples ask. */
export interface StockedYard {
  id: string;
}

/** A vehicle stays in its row for so many days, from the fewest to the most. */
const stay: readonly [number, number] = [60, 90];

/** So many arrive on a day on which the gate opens. */
const arrivals: readonly [number, number] = [2, 6];

/** Samples are so old, in years: what is given up for parts. */
const ages: readonly [number, number] = [7, 24];

/**
 * Makes up what stands in a parts yard on a day. What arrived on a day is drawn from the yard and the day alone: it is the same on
 * every machine, stays in its row from one day to the next, and leaves after two or three months.
 * @param opensOn True on a day on which the gate opens: no vehicle is set on any other.
 */
export function sampleVehicles<Yard extends StockedYard>(
  yard: Yard,
  today: string,
  makes: ModelsContent,
  opensOn: (yard: Yard, day: string) => boolean,
): YardVehicle[] {
  const drawn = makes.flatMap(({ name, models }, at) =>
    models.flatMap((model) => Array<Drawn>(model.often).fill({ make: name, at, model })),
  );
  const days = Array.from({ length: stay[1] }, (_, back) => addDays(today, -back));
  return days
    .filter((day) => opensOn(yard, day))
    .flatMap((day) => {
      const count = drawnNumber(`arrivals ${yard.id} ${day}`, arrivals);
      const arrived = Array.from({ length: count }, (_, nth) => vehicleOf(yard, day, nth, drawn));
      return arrived.flatMap(({ leaves, ...vehicle }) => (leaves > today ? [vehicle] : []));
    });
}

interface Drawn {
  make: string;
  /** The place of the make among all: a yard has its rows in that order. */
  at: number;
  model: ModelsContent[number]['models'][number];
}

function vehicleOf(yard: StockedYard, day: string, nth: number, drawn: readonly Drawn[]) {
  const text = `${yard.id} ${day} ${nth}`;
  const one = drawn[drawnNumber(`model ${text}`, [0, drawn.length - 1])];
  if (!one) throw new Error('There is no model to draw; models.json is empty.');
  const { make, at, model } = one;
  const built = Number(day.slice(0, 4));
  const year = built - drawnNumber(`age ${text}`, ages);
  return {
    stock: `${day.slice(2).replaceAll('-', '')}-${nth + 1}`,
    yard: yard.id,
    row: String(1 + 2 * at + drawnNumber(`row ${text}`, [0, 1])),
    year: Math.min(model.to, Math.max(model.from, year)),
    make,
    model: model.name,
    arrived: day,
    leaves: addDays(day, drawnNumber(`stay ${text}`, stay)),
  };
}
