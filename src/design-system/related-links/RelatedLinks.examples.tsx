import type { Example } from '../example.ts';
import { RelatedLinks } from './RelatedLinks.tsx';

/** Ways onward. */
export const examples: Example[] = [
  {
    name: 'with and without a sentence',
    element: (
      <RelatedLinks
        heading="Where to go next"
        headingId="example-next"
        items={[
          {
            id: 'bring',
            label: 'What to bring',
            to: '/sell-to-us',
            text: 'Your ID, and the title of a car.',
          },
          { id: 'find', label: 'Find a yard', to: '/locations' },
        ]}
      />
    ),
  },
  {
    name: 'longest Spanish words',
    element: (
      <div lang="es">
        <RelatedLinks
          heading="Otros procedimientos medioambientales"
          headingId="ejemplo-siguiente"
          items={[
            {
              id: 'a',
              label: 'Descontaminación, desmantelamiento y aprovechamiento electromecánico',
              to: '/servicios',
              text: 'Cómo se documenta cada procedimiento en todas nuestras instalaciones.',
            },
          ]}
        />
      </div>
    ),
  },
];
