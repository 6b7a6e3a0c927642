/** States of the main navigation for the audit: its groups stand open one at a time on a wide window, and within the panel on a narrow one. */

/** Menus that open: the Spanish navigation has links alone. */
const groups = [
  { id: 'about', name: 'About Us' },
  { id: 'locations', name: 'Locations' },
  { id: 'sell', name: 'Sell To Us' },
  { id: 'buy', name: 'Buy From Us' },
  { id: 'services', name: 'Services' },
];

export const states = [
  {
    id: 'mobile-navigation-open',
    title: { eng: 'Navigation open on a narrow window', es: 'Navegación abierta en una ventana angosta' },
    pages: ['history'],
    widths: [320, 992],
    steps: [{ click: '#nav-toggle' }, { see: '#nav-panel a' }],
  },
  ...groups.flatMap(({ id, name }) => [
    {
      id: `menu-${id}-open`,
      title: { eng: `Menu "${name}" open`, es: `Menú «${name}» abierto` },
      pages: ['history'],
      languages: ['eng'],
      widths: [1280],
      steps: [{ click: `#nav-${id}-button` }, { see: `#nav-${id} a` }],
    },
    {
      id: `mobile-menu-${id}-open`,
      title: {
        eng: `Menu "${name}" open on a narrow window`,
        es: `Menú «${name}» abierto en una ventana angosta`,
      },
      pages: ['history'],
      languages: ['eng'],
      widths: [320],
      steps: [{ click: '#nav-toggle' }, { click: `#nav-${id}-button` }, { see: `#nav-${id} a` }],
    },
  ]),
];
