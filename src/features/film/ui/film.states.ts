/** States of the film, for the audit. */

export const states = [
  {
    id: 'film-open',
    title: { eng: 'Film open in its window', es: 'Película abierta en su ventana' },
    pages: ['home'],
    steps: [{ click: 'button[aria-haspopup="dialog"]' }, { see: 'dialog video' }],
  },
];
