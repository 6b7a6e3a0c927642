import { brand } from '#brand';
import type { YardsContent } from '../content/yards.schema.ts';
import type { Division } from './yard-codes.ts';

/** Where on Earth, in degrees; north and east are positive. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** One place of the group, as `content/yards.json` has it, its words apart. */
export interface Yard
  extends Omit<YardsContent[number], 'text' | 'truck' | 'quiet' | 'services' | 'languages'> {
  /** Days on which a notice gives other hours, by `yyyy-mm-dd`; "" for closed. */
  changedHours?: Readonly<Record<string, string>> | undefined;
}

/** Opening hours by day, `07:00-12:00, 12:30-16:30`, on the yard's own clock; "" for a closed day. */
export type WeeklyHours = Yard['hours'];

/** What the yard is told apart by in its city: `Portland, Ingot Ferry`, or only `Tacoma`. */
export function placeName({ city, quarter }: Pick<Yard, 'city' | 'quarter'>): string {
  return quarter === '' ? city : `${city}, ${quarter}`;
}

const brandOf = { MRB: 'recycling', SMB: 'steelMill', ARB: 'autoParts' } as const satisfies Record<
  Division,
  keyof typeof brand.brands
>;

/** The brand that a yard goes by. */
export function yardBrand({ division }: Pick<Yard, 'division'>): string {
  return brand.brands[brandOf[division]];
}

/** What a yard is called in full, on pages, in the API and in files alike: its brand, then its place. */
export function yardName(yard: Pick<Yard, 'division' | 'city' | 'quarter'>): string {
  return `${yardBrand(yard)} ${placeName(yard)}`;
}
