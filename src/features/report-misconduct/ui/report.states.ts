/** States of the report of misconduct, for the audit. Nothing that is sent here leaves the audit's own server. */

const page = { pages: ['report-misconduct'] };
const submit = { click: 'form[action="/api/ethics/report"] button[type="submit"]' };
const box = '#misconduct-recaptcha input[type="checkbox"]';

export const states = [
  {
    id: 'report-form-empty',
    title: { eng: 'Sent empty: summary of errors', es: 'Enviado vacío: resumen de errores' },
    ...page,
    steps: [submit, { see: '[role="group"] a[href="#misconduct-what"]' }],
  },
  {
    id: 'report-form-submitted',
    title: { eng: 'Submitted', es: 'Enviado' },
    ...page,
    steps: [
      { fill: '#misconduct-what', with: 'The scale ticket was changed after the truck had left.' },
      { scrollTo: '#misconduct-recaptcha' },
      { see: box },
      { click: box },
      { see: 'form[action="/api/ethics/report"] button[type="submit"]:not([aria-disabled="true"])' },
      submit,
      { see: '#main [role="status"] h2' },
    ],
  },
];
