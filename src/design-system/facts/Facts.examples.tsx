import type { Example } from '../example.ts';
import { Facts } from './Facts.tsx';

/** Key figures. */
export const examples: Example[] = [
  {
    name: 'four figures',
    element: (
      <Facts
        items={[
          { id: 'yards', value: '46', label: 'yards in six states' },
          { id: 'cars', value: '310,000', label: 'cars recycled in a year', note: 'Fiscal year 2025' },
          { id: 'power', value: '98%', label: 'of the electricity from the sun' },
          { id: 'people', value: '2,900', label: 'people' },
        ]}
      />
    ),
  },
  {
    name: 'longest Spanish words',
    element: (
      <div lang="es">
        <Facts
          items={[
            {
              id: 'a',
              value: '1,250 toneladas',
              label: 'de aprovechamiento electromecánico',
              note: 'Responsabilidad medioambiental, ejercicio fiscal 2025',
            },
          ]}
        />
      </div>
    ),
  },
];
