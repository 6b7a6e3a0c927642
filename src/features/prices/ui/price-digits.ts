import type { PriceUnit } from '../model/price-board.ts';

/** Tons are priced in whole dollars, pounds and kilograms with cents. */
export const digitsOf = ({ unit }: { unit: PriceUnit }): number => (unit.endsWith('ton') ? 0 : 2);
