import type { PriceBoard, PriceUnit } from './price-board.ts';
import { loadValue, readWeight, type WeightFault } from './weight.ts';

/** How many metals one estimate takes. */
export const mostRows = 6;

/** The parameters of the page; the last three are followed by the number of their row. */
export const loadParameters = {
  yard: 'yard',
  unit: 'unit',
  metal: 'metal',
  gross: 'gross',
  off: 'off',
} as const;

/** One row as a visitor typed it. */
export interface TypedRow {
  metal: string;
  gross: string;
  /** What is taken off: the empty truck, the drum, dirt. "" for nothing. */
  off: string;
}

/** Why a row cannot be reckoned; the field it is about comes before the point. */
export type RowFault =
  | 'metal.missing'
  | 'metal.unknown'
  | 'gross.missing'
  | `gross.${WeightFault}`
  | `off.${WeightFault}`
  | 'off.whole';

/** A row that was reckoned. */
export interface ReckonedRow {
  metal: string;
  gross: number;
  off: number;
  net: number;
  /** What the board pays and for what; `null` where only the yard says the price. */
  price: { price: number; unit: PriceUnit } | null;
  /** In the money of the board; `null` without a price. */
  value: number | null;
}

/** What became of a row; `null` where nothing was typed. */
export type RowAnswer = { fault: RowFault } | { row: ReckonedRow } | null;

/** The rows that an address holds, in their order; as many as were asked for. */
export function readRows(parameters: URLSearchParams): TypedRow[] {
  return Array.from({ length: mostRows }, (_, at) => {
    const typedAs = (name: string) => (parameters.get(`${name}${at + 1}`) ?? '').trim().slice(0, 40);
    const { metal, gross, off } = loadParameters;
    return { metal: typedAs(metal), gross: typedAs(gross), off: typedAs(off) };
  });
}

/**
 * Reckons one row on one board: gross less what is taken off is net, and net is paid: 500 lb less 80 lb at $3.50 a pound is
 * $1,470.
 */
export function reckonRow(typed: TypedRow, unit: PriceUnit, board: PriceBoard): RowAnswer {
  const { metal, gross: grossText, off: offText } = typed;
  if (metal === '' && grossText === '' && offText === '') return null;
  if (metal === '') return { fault: 'metal.missing' };
  const line = board.lines.find(({ grade }) => grade === metal);
  if (!line) return { fault: 'metal.unknown' };
  const gross = readWeight(grossText, unit);
  if (gross.kind === 'none') return { fault: 'gross.missing' };
  if (gross.kind === 'fault') return { fault: `gross.${gross.fault}` };
  const off = readWeight(offText, unit);
  // To take nothing off is no fault, whichever way it is written.
  if (off.kind === 'fault' && off.fault !== 'zero') return { fault: `off.${off.fault}` };
  const less = off.kind === 'weight' ? off.weight : 0;
  const net = rounded(gross.weight - less);
  if (net <= 0) return { fault: 'off.whole' };
  const price = line.price === null ? null : { price: line.price, unit: line.unit };
  return {
    row: {
      ...{ metal, gross: gross.weight, off: less, net, price },
      value: price && loadValue(price, { weight: net, unit }),
    },
  };
}

/** The sum of what rows bring, in whole cents; rows without a price bring nothing to it. */
export function totalOf(rows: readonly ReckonedRow[]): number {
  return Math.round(rows.reduce((sum, { value }) => sum + (value ?? 0) * 100, 0)) / 100;
}

/** Without the noise of binary fractions: 0.3 less 0.1 is 0.2. */
const rounded = (weight: number): number => Math.round(weight * 10_000) / 10_000;
