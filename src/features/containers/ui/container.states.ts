/** States of the form that asks for a container, for the audit. Nothing that is sent here leaves the audit's own server. */

const page = { pages: ['container-service'] };
const submit = { click: 'form[action="/api/containers/ask"] button[type="submit"]' };
const box = '#container-recaptcha input[type="checkbox"]';

export const states = [
  {
    id: 'container-form-empty',
    title: { eng: 'Sent empty: summary of errors', es: 'Enviado vacío: resumen de errores' },
    ...page,
    steps: [submit, { see: '[role="group"] a[href="#container-metal"]' }],
  },
  {
    id: 'container-form-submitted',
    title: { eng: 'Submitted', es: 'Enviado' },
    ...page,
    steps: [
      { fill: '#container-metal', with: 'Steel turnings' },
      { fill: '#container-zip', with: '97210' },
      { fill: '#container-company', with: 'Ridge Machine Shop' },
      { fill: '#container-firstName', with: 'Inés' },
      { fill: '#container-lastName', with: 'Ortega' },
      { fill: '#container-phone', with: '503-555-0123' },
      { fill: '#container-email', with: 'ines@ridge.example.com' },
      { scrollTo: '#container-recaptcha' },
      { see: box },
      { click: box },
      { see: 'form[action="/api/containers/ask"] button[type="submit"]:not([aria-disabled="true"])' },
      submit,
      { see: '#main [role="status"] h2' },
    ],
  },
];
