/** States of the search of the site, for the audit. */

const searched = (text: string) => [{ fill: '#site-search', with: text }, { press: 'Enter' }];

export const states = [
  {
    id: 'search-empty',
    title: { eng: 'Search sent empty', es: 'Búsqueda enviada vacía' },
    pages: ['search'],
    steps: searched(''),
  },
  {
    id: 'search-many',
    title: { eng: 'Pages found', es: 'Páginas encontradas' },
    pages: ['search'],
    steps: [...searched('metal'), { see: '#main h2' }],
  },
  {
    id: 'search-none',
    title: { eng: 'Nothing found', es: 'Nada encontrado' },
    pages: ['search'],
    steps: [...searched('qzxv'), { see: '#main h2' }],
  },
];
