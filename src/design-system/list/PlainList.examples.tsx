import type { Example } from '../example.ts';
import { PlainList } from './PlainList.tsx';

/** Lists without marks. */
export const examples: Example[] = [
  {
    name: 'without an order',
    element: (
      <PlainList role="list">
        <li>Your ID</li>
        <li>The title of the car</li>
      </PlainList>
    ),
  },
  {
    name: 'in order, longest Spanish words',
    element: (
      <div lang="es">
        <PlainList component="ol" role="list">
          <li>Descontaminación y desmantelamiento</li>
          <li>Aprovechamiento electromecánico</li>
        </PlainList>
      </div>
    ),
  },
];
