import type { Example } from '../example.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** States of the breadcrumbs. */
export const examples: Example[] = [
  {
    name: 'three levels',
    element: (
      <Breadcrumbs
        label="Breadcrumb, example"
        items={[{ label: 'Home', to: '/' }, { label: 'Company', to: '/company' }, { label: 'Careers' }]}
      />
    ),
  },
  {
    name: 'a level without a page, longest Spanish words',
    element: (
      <div lang="es">
        <Breadcrumbs
          label="Ruta de navegación, ejemplo"
          items={[
            { label: 'Inicio', to: '/' },
            { label: 'Responsabilidad medioambiental' },
            { label: 'Servicios de descontaminación y reciclaje de vehículos' },
          ]}
        />
      </div>
    ),
  },
];
