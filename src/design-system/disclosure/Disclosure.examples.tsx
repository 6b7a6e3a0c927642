import type { Example } from '../example.ts';
import { Link } from '../link/index.ts';
import { LogoMark } from '../logo/index.ts';
import { Disclosure } from './Disclosure.tsx';
import { DisclosureNav } from './DisclosureNav.tsx';

/** States of the disclosure and of the navigation made of disclosures. */
export const examples: Example[] = [
  {
    name: 'a passage',
    element: (
      <Disclosure id="transcript" label="Transcript of the film">
        <p>A crane lifts a load of steel. The yard is quiet.</p>
      </Disclosure>
    ),
  },
  {
    name: 'navigation, English',
    element: (
      <div data-surface="plate">
        <DisclosureNav
          id="example-nav"
          label="Example, main"
          toggleLabel="Menu"
          brandSlot={
            <Link to="/">
              <LogoMark /> Example
            </Link>
          }
          groups={[
            {
              id: 'about',
              label: 'About us',
              items: [
                { label: 'Company', to: '/company', current: 'page' },
                { label: 'Management', to: '/company/management' },
                { label: 'History', to: '/company/history' },
                { label: 'Culture', to: '/company/culture' },
              ],
            },
            { id: 'locations', label: 'Locations', items: [{ label: 'All locations', to: '/locations' }] },
            {
              id: 'sell',
              label: 'Sell to us',
              items: [
                { label: 'How to sell', to: '/sell-to-us' },
                { label: 'What we buy', to: '/what-we-buy' },
              ],
            },
            { id: 'services', label: 'Services', items: [{ label: 'Service lines', to: '/service-lines' }] },
          ]}
          links={[
            { label: 'Sustainability', to: '/sustainability' },
            { label: 'Investors', to: '/investors' },
            { label: 'Careers', to: '/careers' },
          ]}
          languageSlot={
            <Link href="http://es.localhost:3000/" lang="es" hrefLang="es">
              Español
            </Link>
          }
        />
      </div>
    ),
  },
  {
    name: 'navigation, longest Spanish words',
    element: (
      <div data-surface="plate" lang="es">
        <DisclosureNav
          id="ejemplo-nav"
          label="Ejemplo, principal"
          toggleLabel="Menú"
          groups={[
            {
              id: 'servicios',
              label: 'Servicios de desmantelamiento',
              items: [
                { label: 'Descontaminación y reciclaje de vehículos', to: '/servicios/reciclaje' },
                { label: 'Aprovechamiento electromecánico', to: '/servicios/aprovechamiento' },
              ],
            },
            {
              id: 'instalaciones',
              label: 'Instalaciones',
              items: [{ label: 'Todas', to: '/instalaciones' }],
            },
          ]}
          links={[{ label: 'Responsabilidad medioambiental', to: '/sostenibilidad' }]}
        />
      </div>
    ),
  },
];
