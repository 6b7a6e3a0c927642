/** States of the form for the office hours, for the audit. Nothing that is sent here leaves the audit's own server. */

const page = { pages: ['ceo-office-hours'] };
const submit = { click: 'form[action="/api/officehours/add"] button[type="submit"]' };

export const states = [
  {
    id: 'office-hours-form-empty',
    title: { eng: 'Sent empty: summary of errors', es: 'Enviado vacío: resumen de errores' },
    ...page,
    steps: [submit, { see: '[role="group"] a[href="#interest-employeeNumber"]' }],
  },
  {
    id: 'office-hours-form-one-error',
    title: { eng: 'One field with an error', es: 'Un campo con un error' },
    ...page,
    steps: [
      { focus: '#interest-employeeNumber' },
      { press: 'Tab' },
      { see: '#interest-employeeNumber[aria-invalid="true"]' },
    ],
  },
  {
    id: 'office-hours-form-submitted',
    title: { eng: 'Submitted', es: 'Enviado' },
    ...page,
    steps: [
      { fill: '#interest-employeeNumber', with: '12345' },
      { fill: '#interest-phone', with: '503-555-0123' },
      { fill: '#interest-email', with: 'ines@ridge.example.com' },
      submit,
      { see: '#main [role="status"] h2' },
    ],
  },
];
