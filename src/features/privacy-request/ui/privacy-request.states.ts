/** States of the privacy request form and of the human check in it, for the audit. Nothing that is sent here leaves the audit's own server. */

const page = { pages: ['data-privacy'] };
const submit = { click: 'form[action="/api/dataprivacy/submit"] button[type="submit"]' };

const filled = [
  { fill: '#request-name', with: 'Inés Ortega' },
  { fill: '#request-streetAddress', with: '17 Contour Lane' },
  { fill: '#request-city', with: 'Cedarville' },
  { fill: '#request-zip', with: '97204' },
  { fill: '#request-email', with: 'ines@ridge.example.com' },
  { fill: '#request-phone', with: '503-555-0123' },
  { choose: '#request-requestType', value: 'Right to Know' },
  { choose: '#request-customers-1', value: 'true' },
];

const box = '#request-recaptcha input[type="checkbox"]';
const tick = [{ scrollTo: '#request-recaptcha' }, { see: box }, { click: box }];
const ready = {
  see: 'form[action="/api/dataprivacy/submit"] button[type="submit"]:not([aria-disabled="true"])',
};

export const states = [
  {
    id: 'privacy-form-empty',
    title: { eng: 'Sent empty: summary of errors', es: 'Enviado vacío: resumen de errores' },
    ...page,
    steps: [submit, { see: '[role="group"] a[href="#request-name"]' }],
  },
  {
    id: 'privacy-form-one-error',
    title: { eng: 'One field with an error', es: 'Un campo con un error' },
    ...page,
    steps: [
      { fill: '#request-email', with: 'ines' },
      { press: 'Tab' },
      { see: '#request-email[aria-invalid="true"]' },
    ],
  },
  {
    id: 'privacy-form-filled',
    title: { eng: 'Filled in, human check open', es: 'Completo, falta la verificación' },
    ...page,
    steps: [...filled, { scrollTo: '#request-recaptcha' }, { see: box }],
  },
  {
    id: 'privacy-form-types-explained',
    title: { eng: 'Types of request explained', es: 'Tipos de solicitud explicados' },
    ...page,
    steps: [{ click: '#request-types-button' }, { see: '#request-types' }],
  },
  {
    id: 'human-check-verifying',
    title: { eng: 'Human check running', es: 'Verificación en curso' },
    ...page,
    steps: [
      { answer: '/api/human-check/challenge', with: 'slow' },
      ...tick,
      { see: '#request-recaptcha [role="status"]:not(:empty)' },
    ],
  },
  {
    id: 'human-check-verified',
    title: { eng: 'Human check passed', es: 'Verificación completada' },
    ...page,
    steps: [...filled, ...tick, ready],
  },
  {
    id: 'human-check-failed',
    title: { eng: 'Human check failed', es: 'Verificación fallida' },
    ...page,
    steps: [
      { answer: '/api/human-check/challenge', with: 500 },
      ...tick,
      { see: '#request-recaptcha button' },
    ],
  },
  {
    id: 'privacy-form-submitted',
    title: { eng: 'Submitted', es: 'Enviado' },
    ...page,
    steps: [...filled, ...tick, ready, submit, { see: '#main [role="status"] h2' }],
  },
  {
    id: 'privacy-form-submitted-offline',
    title: { eng: 'Submitted without a connection', es: 'Enviado sin conexión' },
    ...page,
    steps: [
      { answer: '/api/dataprivacy/submit', with: 'offline' },
      ...filled,
      ...tick,
      ready,
      submit,
      { see: '#main [role="status"] h2' },
    ],
  },
];
