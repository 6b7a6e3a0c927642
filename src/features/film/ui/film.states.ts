/** States of the film, for the audit. */

export const states = [
  {
    id: 'film-open',
    title: { eng: 'Film open in its window', es: 'Película abierta en su ventana' },
    pages: ['home'],
    steps: [{ click: 'button[aria-haspopup="dialog"]' }, { see: 'dialog video' }],
  },
  {
    id: 'film-transcript-open',
    title: { eng: 'Words of the film shown', es: 'Texto de la película a la vista' },
    pages: ['home'],
    steps: [{ click: '#main details > summary' }, { see: '#main details[open]' }],
  },
];
