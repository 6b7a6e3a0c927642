/** States of the main navigation for the audit: its groups stand open one at a time on a wide window, and within the panel on a narrow one. */

const groups = [
  { id: 'about', eng: 'About Us', es: 'Nosotros' },
  { id: 'locations', eng: 'Locations', es: 'Centros' },
  { id: 'sell', eng: 'Sell To Us', es: 'Véndanos' },
  { id: 'buy', eng: 'Buy From Us', es: 'Cómprenos' },
  { id: 'services', eng: 'Services', es: 'Servicios' },
];

export const states = [
  {
    id: 'mobile-navigation-open',
    title: { eng: 'Navigation open on a narrow window', es: 'Navegación abierta en una ventana angosta' },
    pages: ['history'],
    widths: [320, 992],
    steps: [{ click: '#nav-toggle' }, { see: '#nav-about-button' }],
  },
  ...groups.flatMap(({ id, eng, es }) => [
    {
      id: `menu-${id}-open`,
      title: { eng: `Menu "${eng}" open`, es: `Menú «${es}» abierto` },
      pages: ['history'],
      widths: [1280],
      steps: [{ click: `#nav-${id}-button` }, { see: `#nav-${id} a` }],
    },
    {
      id: `mobile-menu-${id}-open`,
      title: {
        eng: `Menu "${eng}" open on a narrow window`,
        es: `Menú «${es}» abierto en una ventana angosta`,
      },
      pages: ['history'],
      widths: [320],
      steps: [{ click: '#nav-toggle' }, { click: `#nav-${id}-button` }, { see: `#nav-${id} a` }],
    },
  ]),
];
