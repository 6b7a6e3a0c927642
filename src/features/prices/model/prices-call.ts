/** Where the server answers what all yards pay for one grade. */
export const pricesCall = '/api/prices';

/** The parameters of the call and of the page, in the order in which an address has them. */
export const priceParameters = {
  metal: 'metal',
  near: 'near',
  weight: 'weight',
  unit: 'unit',
  sort: 'sort',
} as const;
