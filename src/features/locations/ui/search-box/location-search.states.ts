/** States of the search for yards, for the audit. */

const field = '#main form[role="search"] input[name="zip"]';
const searched = (text: string) => [{ fill: field, with: text }, { press: 'Enter' }];

export const states = [
  {
    id: 'location-search-empty',
    title: { eng: 'Search sent empty', es: 'Búsqueda enviada vacía' },
    pages: ['locations'],
    steps: [...searched(''), { see: `${field}[aria-invalid="true"]` }],
  },
  {
    id: 'location-search-many',
    title: { eng: 'Yards found', es: 'Centros encontrados' },
    pages: ['location-search'],
    steps: [...searched('97204'), { see: '#found article, #found h3' }],
  },
  {
    id: 'location-search-none',
    title: { eng: 'Nothing found', es: 'Nada encontrado' },
    pages: ['location-search'],
    // Said by the status where React has taken the page over; else the answer is a page of its own.
    steps: [
      ...searched('qzxv'),
      { see: '#main [role="status"]:not(:empty), #main input[name="zip"][value="qzxv"]' },
    ],
  },
];
