/** States of what surrounds every page, for the audit. */

export const states = [
  {
    id: 'skip-link-focused',
    title: { eng: 'Skip link has the focus', es: 'El enlace para saltar al contenido tiene el foco' },
    pages: ['company'],
    steps: [{ press: 'Tab' }, { see: 'a[href="#main"]:focus' }],
  },
  {
    id: 'environment-azuredev',
    title: { eng: 'Notice of the environment Azure dev', es: 'Aviso del entorno Azure dev' },
    pages: ['company'],
    steps: [
      { answer: '/api/environment', with: 200, body: 'azuredev' },
      { see: '[data-environment="azuredev"]' },
    ],
  },
  {
    id: 'environment-qa',
    title: { eng: 'Notice of the environment QA', es: 'Aviso del entorno QA' },
    pages: ['company'],
    steps: [{ answer: '/api/environment', with: 200, body: 'qa' }, { see: '[data-environment="qa"]' }],
  },
  {
    id: 'environment-dismissed',
    title: { eng: 'Notice of the environment dismissed', es: 'Aviso del entorno cerrado' },
    pages: ['company'],
    steps: [{ click: '[data-environment] button' }, { gone: '[data-environment]' }],
  },
  {
    id: 'environment-production',
    title: { eng: 'As in production, without notice', es: 'Como en producción, sin aviso' },
    pages: ['home'],
    steps: [{ answer: '/api/environment', with: 200, body: 'production' }, { gone: '[data-environment]' }],
  },
  {
    id: 'dark-scheme-chosen',
    title: { eng: 'Dark colors chosen by hand', es: 'Colores oscuros elegidos a mano' },
    pages: ['company'],
    steps: [
      { choose: 'input[name="color-scheme"][value="dark"]', value: 'true' },
      { see: 'input[name="color-scheme"][value="dark"]:checked' },
    ],
  },
  {
    id: 'spanish-chosen',
    title: { eng: 'Come from English to Spanish', es: 'Viene del inglés al español' },
    pages: ['company'],
    languages: ['eng'],
    // On a narrow window the link stands within the navigation.
    widths: [1280],
    steps: [
      { click: 'header a[hreflang]' },
      { see: 'html[lang="es"] h1' },
      // A first sign of a hand: the page is served now, not only when the browser is idle.
      { press: 'Shift' },
      { see: 'html[lang="es"][data-served] h1' },
    ],
  },
  {
    id: 'english-chosen',
    title: { eng: 'Come from Spanish to English', es: 'Viene del español al inglés' },
    pages: ['company'],
    languages: ['es'],
    widths: [1280],
    steps: [
      { click: 'header a[hreflang]' },
      { see: 'html[lang="en"] h1' },
      // A first sign of a hand: the page is served now, not only when the browser is idle.
      { press: 'Shift' },
      { see: 'html[lang="en"][data-served] h1' },
    ],
  },
  {
    id: 'next-page-slow',
    title: {
      eng: 'Answer on its way for more than a second',
      es: 'La respuesta tarda más de un segundo',
    },
    pages: ['what-we-buy'],
    steps: [
      { see: '#main h1' },
      { answer: '/', with: 'slow' },
      // Without a word there is nothing to ask.
      { fill: '#material-text', with: 'metal' },
      { click: '#main form[role="search"] button' },
      { see: '[role="status"]:not(:empty)' },
    ],
  },
];
