import { brand } from '#brand';

/** The kinds of places, by the tokens of `div`: metals yards, the steel mill, auto parts yards. */
export const divisions = ['MRB', 'SMB', 'ARB'] as const;

/** One kind of place. */
export type Division = (typeof divisions)[number];

/** Days of the week as `yards.json` names them, in the order of `Date.getUTCDay`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** One day of the week. */
export type Weekday = (typeof weekdays)[number];

/** Opening hours by day, `07:00-12:00, 12:30-16:30`, on the yard's own clock; "" for a closed day. */
export type WeeklyHours = Readonly<Record<Weekday, string>>;

/** Where on Earth, in degrees; north and east are positive. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** One place of the group, as `content/yards.json` has it. */
export interface Yard extends Point {
  id: string;
  division: Division;
  /** Tells places in one city apart; "" where there is only one of its kind. */
  quarter: string;
  street: string;
  city: string;
  /** Two letters of the state or province. */
  region: string;
  postalCode: string;
  country: 'US' | 'CA';
  /** IANA name. */
  timeZone: string;
  /** `503-555-0104` */
  phone: string;
  hours: WeeklyHours;
  /** Days on which a notice gives other hours, by `yyyy-mm-dd`; "" for closed. */
  changedHours?: Readonly<Record<string, string>> | undefined;
  /** Families of materials taken, grades taken besides, and grades of those families that are not. */
  families: readonly string[];
  besides: readonly string[];
  without: readonly string[];
}

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
