/** States of the share price, for the audit. It stands on the page of the form for our team. */

export const states = [
  {
    id: 'ticker-failed',
    title: { eng: 'Share price cannot be had', es: 'No se puede obtener el precio de la acción' },
    pages: ['threepr-form'],
    steps: [{ answer: '/api/stockquote', with: 500 }, { see: 'h1' }],
  },
  {
    id: 'ticker-slow',
    title: { eng: 'Share price on its way', es: 'El precio de la acción tarda' },
    pages: ['threepr-form'],
    steps: [{ answer: '/api/stockquote', with: 'slow' }, { see: 'h1' }],
  },
];
