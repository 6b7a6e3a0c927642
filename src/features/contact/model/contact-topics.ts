/** Where goods for third-party recycling come from. These English names are the values on the wire. */
export const supplyChannels = [
  'Production Scrap',
  'Customer Returns',
  'Surplus Stock',
  'Recalled Goods',
  'Retired Equipment',
  'Demolition Metal',
] as const;

/** One of the offered supply channels. */
export type SupplyChannel = (typeof supplyChannels)[number];

/** What kind of business asks. These English names are the values on the wire. */
export const businessTypes = [
  'Manufacturing',
  'Retail',
  'Distribution',
  'Utility',
  'Construction',
  'Public Agency',
  'Other',
] as const;

/** One of the offered business types. */
export type BusinessType = (typeof businessTypes)[number];
