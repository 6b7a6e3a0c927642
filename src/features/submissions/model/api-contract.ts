/**
 * Names that the specification fixes on the wire and that nobody may translate, shorten or correct.
 * They stand here and nowhere else, so that no other file has to know where such a name comes from;
 * everything else reads them through these constants.
 */

/** Wire name of each customer checkbox, by the brand it asks about. The order is the order on the page. */
export const customerFields = {
  autoParts: 'pnpCustomer',
  recycling: 'schnCustomer',
  steelMill: 'csCustomer',
} as const;

/** One of the three brands a visitor may be a customer of. */
export type CustomerBrand = keyof typeof customerFields;

/** The wire name of one customer checkbox. */
export type CustomerField = (typeof customerFields)[CustomerBrand];

/** The three brands in the order of the page. */
export const customerBrands = ['autoParts', 'recycling', 'steelMill'] as const satisfies CustomerBrand[];

/** The field names of a customer checkbox inside the form value, as react-hook-form and a plain form spell them. */
export const customerPath = <Brand extends CustomerBrand>(
  brand: Brand,
): `customers.${(typeof customerFields)[Brand]}` => `customers.${customerFields[brand]}`;

/** The last segment of the stock quote's path. It is a fixed word of the interface, not the ticker symbol. */
export const quoteSegment = 'schn';

/** Addresses of the calls that forms make. */
export const formCalls = {
  /** GET: the list of states, provinces and territories. */
  regions: '/api/dataprivacy/',
  /** POST: a privacy request, as JSON, sealed, or urlencoded from a page without script. */
  submitPrivacyRequest: '/api/dataprivacy/submit',
  /** GET: the list of countries, in the language of the site that asks. */
  countries: '/api/servicelines/country',
  /** GET, with a country's code behind it: the list of its states or provinces. */
  states: '/api/servicelines/states',
  /** POST: a contact request, as JSON, sealed, or urlencoded from a page without script. */
  submitContactRequest: '/api/servicelines/form/',
  /** POST: interest in the chief executive's office hours, as JSON, sealed, or urlencoded from a page without script. */
  submitOfficeHours: '/api/officehours/add',
  /** POST: who wants to be called about an offer for a car, as JSON, sealed, or urlencoded from a page without script. */
  submitCallBack: '/api/car-offer/call-back',
  /** POST: a business asks for a container, a swap or a pickup, as JSON, sealed, or urlencoded from a page without script. */
  submitContainerRequest: '/api/containers/ask',
  /** POST: an application for a job, as JSON, sealed, or urlencoded from a page without script. */
  submitApplication: '/api/careers/apply',
  /** POST: a report of misconduct, as JSON, sealed, or urlencoded from a page without script. */
  submitReport: '/api/ethics/report',
  /** POST: what is wrong with a page, as JSON, sealed, or urlencoded from a page without script. */
  submitPageProblem: '/api/page-problem',
  /** GET: a fresh challenge for the built-in human check. */
  challenge: '/api/human-check/challenge',
} as const;

/** Address of the stock quote calls. */
export const quoteCall = `/api/stockquote/${quoteSegment}`;
