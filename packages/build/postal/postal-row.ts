/** A postal code, or the beginning of one, and the middle of what it covers. */
export interface PostalRow {
  code: string;
  latitude: number;
  longitude: number;
  /** "" where the code belongs to a customer or to a whole area, and to no city. */
  city: string;
  region: string;
}
