import type { Example } from '../example.ts';
import { FactStrip } from './FactStrip.tsx';

/** Facts of today. */
export const examples: Example[] = [
  {
    name: 'four facts, one of each trend',
    element: (
      <div data-surface="plate">
        <FactStrip
          items={[
            {
              id: 'yards',
              label: 'Yards open now',
              to: '/yards',
              value: '47 of 57',
              note: 'Tuesday, 10:40 a.m. PST',
            },
            {
              id: 'a',
              label: 'Copper, a pound',
              to: '/a',
              value: '$3.56–$3.94',
              note: '+2.1% in 30 days',
              trend: 'up',
            },
            {
              id: 'b',
              label: 'Steel, a net ton',
              to: '/b',
              value: '$205–$225',
              note: '−1.4% in 30 days',
              trend: 'down',
            },
            {
              id: 'c',
              label: 'Brass, a pound',
              to: '/c',
              value: '$2.10',
              note: '0.0% in 30 days',
              trend: 'level',
            },
          ]}
        />
      </div>
    ),
  },
  {
    name: 'longest Spanish words',
    element: (
      <div lang="es">
        <FactStrip
          items={[
            {
              id: 'a',
              label: 'Aprovechamiento electromecánico de automóviles',
              to: '/a',
              value: '1,250 toneladas métricas',
              note: 'Desde el miércoles, 10:40 a. m., hora de las Montañas Rocosas',
            },
          ]}
        />
      </div>
    ),
  },
  { name: 'no fact', element: <FactStrip items={[]} /> },
];
