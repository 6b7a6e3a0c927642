/** States of the catalogue of what we buy, for the audit. */

const searched = (text: string) => [
  { fill: '#material-text', with: text },
  { press: 'Enter' },
  // How much was found is said beside its heading.
  { see: '#results ~ [role="status"] span' },
];

export const states = [
  {
    id: 'materials-found',
    title: { eng: 'Things found', es: 'Cosas encontradas' },
    pages: ['what-we-buy'],
    steps: searched('metal'),
  },
  {
    id: 'materials-none',
    title: { eng: 'Nothing found', es: 'Nada encontrado' },
    pages: ['what-we-buy'],
    steps: searched('qzxv'),
  },
  {
    id: 'materials-thing-open',
    title: { eng: 'One thing of the list open', es: 'Una cosa de la lista abierta' },
    pages: ['what-we-buy'],
    steps: [{ click: '#main li > details > summary' }, { see: '#main li > details[open]' }],
  },
];
