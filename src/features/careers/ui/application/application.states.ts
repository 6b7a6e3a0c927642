/** States of the application for a job, for the audit. Nothing that is sent here leaves the audit's own server. */

const page = { pages: ['job'] };
const submit = { click: 'form[action="/api/careers/apply"] button[type="submit"]' };
const box = '#application-recaptcha input[type="checkbox"]';

export const states = [
  {
    id: 'application-form-empty',
    title: { eng: 'Sent empty: summary of errors', es: 'Enviado vacío: resumen de errores' },
    ...page,
    steps: [submit, { see: '[role="group"] a[href="#application-name"]' }],
  },
  {
    id: 'application-form-submitted',
    title: { eng: 'Submitted', es: 'Enviado' },
    ...page,
    steps: [
      { fill: '#application-name', with: 'Inés Ortega' },
      { fill: '#application-phone', with: '503-555-0123' },
      { scrollTo: '#application-recaptcha' },
      { see: box },
      { click: box },
      { see: 'form[action="/api/careers/apply"] button[type="submit"]:not([aria-disabled="true"])' },
      submit,
      { see: '#main [role="status"] h2' },
    ],
  },
];
