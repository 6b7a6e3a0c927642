import type { Example } from '../example.ts';
import { Prose } from './Prose.tsx';
import { RichText } from './RichText.tsx';

/** Text with emphasis and links, and long text. */
export const examples: Example[] = [
  {
    name: 'emphasis and links in one text',
    element: (
      <p>
        <RichText
          text="Bring <strong>your photo ID</strong>. What else we need is on <papers>the list of papers</papers>; the law is <state>on the state's site</state>."
          links={{ papers: { to: '/sell-to-us' }, state: { href: 'https://leginfo.legislature.ca.gov/' } }}
        />
      </p>
    ),
  },
  {
    name: 'long text, longest Spanish words',
    element: (
      <div lang="es">
        <Prose>
          <p>
            Antes del desmantelamiento se extraen los líquidos, el refrigerante y la batería de cada vehículo.
          </p>
          <h3>Responsabilidad medioambiental</h3>
          <p>La descontaminación se documenta en tres pasos:</p>
          <ol>
            <li>Extracción de líquidos y gases.</li>
            <li>
              Retiro de componentes electromecánicos:
              <ul>
                <li>interruptores de mercurio;</li>
                <li>convertidores catalíticos.</li>
              </ul>
            </li>
            <li>Almacenamiento en recipientes identificados.</li>
          </ol>
          <blockquote>Lo que no se documenta no se ha hecho.</blockquote>
          <h3>Aprovechamiento</h3>
          <p>El metal se separa por su magnetismo y su densidad.</p>
        </Prose>
      </div>
    ),
  },
];
