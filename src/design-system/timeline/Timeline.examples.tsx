import type { Example } from '../example.ts';
import { Timeline } from './Timeline.tsx';

/** States of the timeline. */
export const examples: Example[] = [
  {
    name: 'years',
    element: (
      <Timeline
        items={[
          {
            id: '1936',
            when: '1936',
            title: 'One truck and a scale',
            text: 'Two brothers start to buy scrap.',
          },
          {
            id: '1958',
            when: '1958',
            title: 'The first shredder',
            text: 'A car that took a day to cut by torch now takes less than a minute. The machine runs for thirty years.',
          },
          { id: '2024', when: '2024', title: 'The mill runs on the sun', text: 'Panels cover forty acres.' },
        ]}
      />
    ),
  },
  {
    name: 'long dates, longest Spanish words',
    element: (
      <div lang="es">
        <Timeline
          headingLevel={4}
          items={[
            {
              id: 'a',
              when: 'Septiembre de 2019',
              title: 'Responsabilidad medioambiental certificada',
              text: 'Todas las instalaciones obtienen la certificación de descontaminación y desmantelamiento.',
            },
            {
              id: 'b',
              when: 'Noviembre de 2023',
              title: 'Aprovechamiento electromecánico',
              text: 'Nueva línea.',
            },
          ]}
        />
      </div>
    ),
  },
];
