import type { PriceUnit } from './price-board.ts';

/** What a load may be weighed in: what prices are for. */
export const weightUnits = ['pound', 'kilogram', 'net-ton', 'metric-ton'] as const satisfies PriceUnit[];

/** Pounds in each unit; the kilogram by its definition. */
const pounds: Record<PriceUnit, number> = {
  pound: 1,
  kilogram: 1 / 0.453_592_37,
  'net-ton': 2000,
  'metric-ton': 1000 / 0.453_592_37,
};

/** The heaviest load that is reckoned, in pounds: about a train. Beyond it nobody sells by the board. */
export const heaviestLoad = 10_000_000;

/** What a visitor typed as the weight of a load. */
export type TypedWeight =
  | { kind: 'none' }
  | { kind: 'weight'; weight: number; unit: PriceUnit }
  | { kind: 'fault'; fault: WeightFault };

/** Why a weight is none: no number, below zero, nothing, or more than any load. */
export type WeightFault = 'number' | 'negative' | 'zero' | 'heavy';

/**
 * Reads a weight as people in the United States write it, in both languages: `250`, `1,250.5`. A single comma that parts no
 * thousands could mean either, so it is asked again rather than guessed.
 */
export function readWeight(text: string, unit: PriceUnit): TypedWeight {
  const typed = text.normalize('NFKC').replace(/[\s\u2212]/g, (sign) => (sign === '\u2212' ? '-' : ''));
  if (typed === '') return { kind: 'none' };
  if (!/^-?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?$/.test(typed) || !/\d/.test(typed))
    return { kind: 'fault', fault: 'number' };
  const weight = Number(typed.replaceAll(',', ''));
  if (weight < 0) return { kind: 'fault', fault: 'negative' };
  if (weight === 0) return { kind: 'fault', fault: 'zero' };
  if (weight * pounds[unit] > heaviestLoad) return { kind: 'fault', fault: 'heavy' };
  return { kind: 'weight', weight, unit };
}

/** What a load brings, in whole cents: (`3.74` a pound, 200 pounds) → 748. */
export function loadValue(
  price: { price: number; unit: PriceUnit },
  load: { weight: number; unit: PriceUnit },
): number {
  const units = (load.weight * pounds[load.unit]) / pounds[price.unit];
  return Math.round(price.price * units * 100) / 100;
}

/** The unit with this name; pounds for any other. */
export function readUnit(name: string | null): PriceUnit {
  return weightUnits.find((unit) => unit === name) ?? 'pound';
}
