import { drawnShare } from '#features/investors/model/drawn.ts';
import { isTradingDay } from '#features/investors/model/market-calendar.ts';
import { addDays } from '#i18n/world/calendar-days.ts';

/**
 * A made-up price of a made-up share: the same seed gives the same prices on every machine and every day, so that a
 * chart never changes its past. Prices wander, and are drawn back to where they began.
 */
export interface SamplePrices {
  /** Price at the end of a trading day, in US dollars. The day must not lie before `firstDay`. */
  closeOf(tradingDay: string): number;
  /** Price within a trading day; `part` runs from 0 at the opening to 1 at the close. */
  during(tradingDay: string, part: number): number;
  /** How many shares change hands until then. */
  volumeUntil(tradingDay: string, part: number): number;
}

/** The first day of the series. */
export const firstDay = '2019-01-02';

const seed = 0x5eed_1911;
const middle = 32;
/** How far a day's price moves, as a share of it. */
const daily = 0.019;
/** Shares on a usual day. */
const usualVolume = 240_000;
/** How strongly the price is drawn back to the middle, each day. */
const drawnBack = 0.012;

/** The series, reckoned day by day as far as it is asked for. */
export function createSamplePrices(): SamplePrices {
  const closes: number[] = [middle];
  const placeOf = new Map<string, number>([[firstDay, 0]]);
  let last = firstDay;

  function reckonUpTo(day: string) {
    while (last < day) {
      last = addDays(last, 1);
      if (!isTradingDay(last)) continue;
      const before = closes.at(-1) ?? middle;
      const drift = drawnBack * Math.log(middle / before);
      placeOf.set(last, closes.length);
      closes.push(toCents(before * Math.exp(drift + daily * bell(last))));
    }
  }

  function at(tradingDay: string, offset = 0): number {
    reckonUpTo(tradingDay);
    const place = placeOf.get(tradingDay);
    const close = place === undefined ? undefined : closes[Math.max(0, place + offset)];
    if (close === undefined)
      throw new Error(`No price on ${tradingDay}: it is no trading day of the series.`);
    return close;
  }

  return {
    closeOf: (tradingDay) => at(tradingDay),
    during(tradingDay, part) {
      const [before, close] = [at(tradingDay, -1), at(tradingDay)];
      // The day opens near the last close and ends at its own; in between it trembles, most in its middle.
      const open = before * (1 + 0.004 * bell(`${tradingDay} open`));
      const tremble = 0.006 * bell(`${tradingDay} ${Math.round(part * 78)}`) * Math.sqrt(part * (1 - part));
      return toCents((open + (close - open) * part) * (1 + tremble));
    },
    volumeUntil(tradingDay, part) {
      const whole = usualVolume * Math.exp(0.35 * bell(`${tradingDay} volume`));
      // Most is traded at the opening and at the close: the curve is steep at both ends.
      return Math.round((whole * (part + Math.sin(2 * Math.PI * part) / 9)) / 100) * 100;
    },
  };
}

/** About normally distributed around 0, fixed for a text: the sum of four even draws. */
function bell(text: string): number {
  const draws = [1, 2, 3, 4].map((draw) => drawnShare(seed, `${draw} ${text}`));
  return (draws.reduce((sum, value) => sum + value, 0) - 2) * Math.sqrt(3);
}

function toCents(price: number): number {
  return Math.round(price * 100) / 100;
}
