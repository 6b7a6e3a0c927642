/**
 * The maps there are, one a file: neighbors first, since states are drawn over them; last the rivers of both sides of the 49th
 * parallel, which belong to no one state.
 */
export const mapNames: readonly string[] = [
  ...['CAN', 'MEX'],
  ...[
    'AL',
    'AK',
    'AZ',
    'AR',
    'CA',
    'CO',
    'CT',
    'DE',
    'DC',
    'FL',
    'GA',
    'ID',
    'IL',
    'IN',
    'IA',
    'KS',
    'KY',
    'LA',
    'ME',
    'MD',
  ],
  ...[
    'MA',
    'MI',
    'MN',
    'MS',
    'MO',
    'MT',
    'NE',
    'NV',
    'NH',
    'NJ',
    'NM',
    'NY',
    'NC',
    'ND',
    'OH',
    'OK',
    'OR',
    'PA',
    'RI',
    'SC',
  ],
  ...['SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'],
  ...['rivers-north', 'rivers-south'],
];

/** Where the maps are that `npm run maps -w @site/build` writes, below the project's folder. */
export const mapsFolder = 'src/features/locations/server/maps';

/** What is said of a map that does not exist. */
export const noMap = (name: string): string =>
  `There is no map "${name}", so pages would lack its land or its rivers; name a map of ours, or run npm run maps -w @site/build.`;
