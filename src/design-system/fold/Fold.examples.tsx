import type { Example } from '../example.ts';
import { Text } from '../layout/index.ts';
import { Fold } from './Fold.tsx';

/** States of a fold. */
export const examples: Example[] = [
  {
    name: 'closed, with how much is inside',
    element: (
      <Fold summary="Copper" aside="7 grades">
        <Text>Bright wire, tubing, radiators.</Text>
      </Fold>
    ),
  },
  {
    name: 'open, alone, longest Spanish words',
    element: (
      <div lang="es">
        <Fold summary="Descontaminación y desmantelamiento" open link>
          <Text>Aprovechamiento electromecánico.</Text>
        </Fold>
      </div>
    ),
  },
];
