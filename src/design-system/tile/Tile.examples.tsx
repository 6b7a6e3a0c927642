import { Contours } from '../contours/index.ts';
import type { Example } from '../example.ts';
import { Tile } from './Tile.tsx';

/** States of a tile. */
export const examples: Example[] = [
  { name: 'title alone', element: <Tile title="Locations" to="/locations" /> },
  {
    name: 'with text and art',
    element: (
      <Tile
        title="Sell to us"
        text="Scrap metal and end-of-life vehicles, weighed in the open and paid for the same day."
        to="/sell-to-us"
        art={<Contours cut="corner" />}
      />
    ),
  },
  {
    name: 'longest Spanish words',
    element: (
      <div lang="es">
        <Tile
          title="Servicios de desmantelamiento y aprovechamiento"
          text="Responsabilidad medioambiental, descontaminación y aprovechamiento electromecánico."
          to="/servicios"
        />
      </div>
    ),
  },
];
