import type { Example } from '../example.ts';
import { Anchor } from './Anchor.tsx';
import { Link } from './Link.tsx';

/** States of a link. */
export const examples: Example[] = [
  { name: 'inside the site', element: <Link to="/company">About the company</Link> },
  {
    name: 'to another site, in a new tab',
    element: (
      <Link href="https://www.example.com/" newTab newTabNote="opens a new tab">
        Stock exchange
      </Link>
    ),
  },
  {
    name: 'in the other language',
    element: (
      <Link href="http://es.localhost:3000/" lang="es" hrefLang="es">
        Español
      </Link>
    ),
  },
  {
    name: 'plain, to build on',
    element: <Anchor to="/locations">All locations</Anchor>,
  },
];
