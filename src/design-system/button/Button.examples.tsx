import type { Example } from '../example.ts';
import { Button } from './Button.tsx';

/** States of a button. */
export const examples: Example[] = [
  { name: 'primary', element: <Button>Find a location</Button> },
  {
    name: 'primary link',
    element: (
      <Button to="/sell-to-us" icon="arrow">
        Sell your scrap
      </Button>
    ),
  },
  { name: 'secondary', element: <Button variant="secondary">Watch the film</Button> },
  {
    name: 'secondary with an icon',
    element: (
      <Button variant="secondary" icon="play">
        Watch the film
      </Button>
    ),
  },
  { name: 'quiet', element: <Button variant="quiet">Show more news</Button> },
  {
    name: 'unavailable but answering',
    element: (
      <Button type="submit" ariaDisabled>
        Send request
      </Button>
    ),
  },
  {
    name: 'longest Spanish words',
    element: (
      <div lang="es">
        <Button>Solicitar la eliminación de mis datos personales electrónicamente</Button>
      </div>
    ),
  },
];
