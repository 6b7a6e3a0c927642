import type { Example } from '../example.ts';
import { Link } from '../link/index.ts';
import { Card } from './Card.tsx';

/** States of a card. */
export const examples: Example[] = [
  {
    name: 'plain',
    element: (
      <Card labelledBy="card-plain">
        <h3 id="card-plain">Quarterly results</h3>
        <p>Volumes rose in the third quarter.</p>
        <Link to="/news">Read the quarterly results</Link>
      </Card>
    ),
  },
  {
    name: 'on a ground of its own',
    element: (
      <div lang="es">
        <Card surface="raised" as="div">
          <h3>Reciclaje de vehículos</h3>
          <p>Infraestructura electromecánica y aprovechamiento de materiales.</p>
        </Card>
      </div>
    ),
  },
  {
    name: 'on basalt',
    element: (
      <Card surface="plate" as="div">
        <h3>Award of the year</h3>
        <p>For the most sustainable company.</p>
      </Card>
    ),
  },
];
