import type { Example } from '../example.ts';
import { Link } from '../link/index.ts';
import { Callout } from './Callout.tsx';

/** All tones. */
export const examples: Example[] = [
  {
    name: 'note',
    element: (
      <Callout tone="note" title="Prices change by the day">
        <p>
          Ask at the gate before you unload, or <Link to="/locations">call your yard</Link>.
        </p>
      </Callout>
    ),
  },
  {
    name: 'sample',
    element: (
      <Callout tone="sample" title="Sample data">
        <p>The company is invented, and so are its figures.</p>
      </Callout>
    ),
  },
  {
    name: 'good',
    element: (
      <Callout tone="good" title="You can leave the engine in">
        <p>We take the car as it stands.</p>
      </Callout>
    ),
  },
  {
    name: 'warning, with a heading and a list',
    element: (
      <Callout tone="warning" title="Before you load" headingLevel={4}>
        <p>Take these out of the car:</p>
        <ul>
          <li>fuel that is not in the tank,</li>
          <li>anything of yours.</li>
        </ul>
      </Callout>
    ),
  },
  {
    name: 'stop, longest Spanish words',
    element: (
      <div lang="es">
        <Callout tone="stop" title="No transporte recipientes presurizados incorrectamente descontaminados">
          <p>Explotan en la trituradora. Llame antes al responsable medioambiental de la instalación.</p>
        </Callout>
      </div>
    ),
  },
];
