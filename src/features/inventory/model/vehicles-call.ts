/** Where the server answers which vehicles stand in the parts yards. */
export const vehiclesCall = '/api/vehicles';

/** The parameters of the call and of the page, in the order in which an address has them. */
export const vehicleParameters = {
  make: 'make',
  model: 'model',
  from: 'from',
  to: 'to',
  yard: 'yard',
  near: 'near',
  isNew: 'new',
  page: 'page',
} as const;

/** How many vehicles a page of an answer has. */
export const vehiclesOnPage = 25;
