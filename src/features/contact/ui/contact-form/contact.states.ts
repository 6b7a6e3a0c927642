/** States of the form for our team, for the audit. Nothing that is sent here leaves the audit's own server. */

const page = { pages: ['threepr-form'] };
const submit = { click: 'form[action^="/api/servicelines/form"] button[type="submit"]' };
const box = '#contact-recaptcha input[type="checkbox"]';

export const states = [
  {
    id: 'contact-form-empty',
    title: { eng: 'Sent empty: summary of errors', es: 'Enviado vacío: resumen de errores' },
    ...page,
    steps: [submit, { see: '[role="group"] a[href="#contact-firstName"]' }],
  },
  {
    id: 'contact-form-one-error',
    title: { eng: 'One field with an error', es: 'Un campo con un error' },
    ...page,
    steps: [
      { fill: '#contact-email', with: 'ines' },
      { press: 'Tab' },
      { see: '#contact-email[aria-invalid="true"]' },
    ],
  },
  {
    id: 'contact-form-country-changed',
    title: { eng: 'Another country: other states to choose', es: 'Otro país: otros estados para elegir' },
    ...page,
    steps: [{ choose: '#contact-country', value: 'MX' }, { see: '#contact-state' }],
  },
  {
    id: 'contact-form-submitted',
    title: { eng: 'Submitted', es: 'Enviado' },
    ...page,
    steps: [
      { fill: '#contact-firstName', with: 'Inés' },
      { fill: '#contact-lastName', with: 'Ortega' },
      { fill: '#contact-email', with: 'ines@ridge.example.com' },
      { fill: '#contact-company', with: 'Ridge' },
      { scrollTo: '#contact-recaptcha' },
      { see: box },
      { click: box },
      { see: 'form[action^="/api/servicelines/form"] button[type="submit"]:not([aria-disabled="true"])' },
      submit,
      { see: '#main [role="status"] h2' },
    ],
  },
];
