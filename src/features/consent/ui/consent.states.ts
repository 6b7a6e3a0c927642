/** States of the privacy choices, for the audit. They open from the footer of every page. */

const open = [{ click: 'footer button[type="button"]' }, { see: '#privacy-choices-title' }];

export const states = [
  {
    id: 'privacy-choices-open',
    title: {
      eng: 'Privacy choices open, nothing saved yet',
      es: 'Opciones de privacidad abiertas, nada guardado',
    },
    pages: ['company'],
    steps: open,
  },
  {
    id: 'privacy-choices-saved',
    title: { eng: 'Privacy choice saved', es: 'Opción de privacidad guardada' },
    pages: ['company'],
    steps: [
      ...open,
      { choose: '#consent-analytics', value: 'true' },
      { click: '#privacy-choices button[type="submit"]' },
      { see: '#privacy-choices [role="status"]' },
    ],
  },
  {
    id: 'privacy-choices-open-again',
    title: {
      eng: 'Privacy choices open once more after saving',
      es: 'Opciones de privacidad abiertas de nuevo después de guardar',
    },
    pages: ['company'],
    steps: [
      ...open,
      { choose: '#consent-analytics', value: 'true' },
      { click: '#privacy-choices button[type="submit"]' },
      { see: '#privacy-choices [role="status"]' },
      { press: 'Escape' },
      { gone: '#privacy-choices-title' },
      ...open,
      { see: '#consent-analytics:checked' },
    ],
  },
];
