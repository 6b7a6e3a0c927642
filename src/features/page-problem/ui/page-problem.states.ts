/** States of the form about a page, for the audit. Nothing that is sent here leaves the audit's own server. */

const page = { pages: ['page-problem'] };
const submit = { click: 'form[action="/api/page-problem"] button[type="submit"]' };
const box = '#problem-recaptcha input[type="checkbox"]';

export const states = [
  {
    id: 'page-problem-empty',
    title: { eng: 'Sent empty: summary of errors', es: 'Enviado vacío: resumen de errores' },
    ...page,
    steps: [submit, { see: '[role="group"] a[href="#problem-problem"]' }],
  },
  {
    id: 'page-problem-submitted',
    title: { eng: 'Submitted', es: 'Enviado' },
    ...page,
    steps: [
      { fill: '#problem-problem', with: 'The map does not move by keyboard.' },
      { scrollTo: '#problem-recaptcha' },
      { see: box },
      { click: box },
      { see: 'form[action="/api/page-problem"] button[type="submit"]:not([aria-disabled="true"])' },
      submit,
      { see: '#main [role="status"] h2' },
    ],
  },
];
