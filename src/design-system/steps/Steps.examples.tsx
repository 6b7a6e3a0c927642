import { CraneArt, MillArt, ScaleArt } from '../art/index.ts';
import type { Example } from '../example.ts';
import { Steps } from './Steps.tsx';

const sale = [
  {
    id: 'weigh',
    title: 'You drive onto the scale',
    text: 'We weigh your truck full. The figures stand on <board>a board</board> that you can read from your seat.',
    art: <ScaleArt />,
    meta: 'About 3 minutes',
  },
  {
    id: 'unload',
    title: 'A crane unloads you',
    text: 'Stay in the cab. A worker in an orange vest tells you where to stop.',
    art: <CraneArt />,
  },
  {
    id: 'melt',
    title: 'The mill melts it',
    text: 'Your old car becomes <strong>reinforcing bar</strong> within a month.',
    art: <MillArt />,
    meta: 'About 4 weeks',
  },
];

/** Steps in both layouts. */
export const examples: Example[] = [
  { name: 'rows with drawings', element: <Steps items={sale} textLinks={{ board: { to: '/locations' } }} /> },
  {
    name: 'cards with drawings',
    element: (
      <Steps items={sale} layout="cards" textLinks={{ board: { to: '/sell-to-us' } }} headingLevel={4} />
    ),
  },
  {
    name: 'rows without drawings, longest Spanish words',
    element: (
      <div lang="es">
        <Steps
          items={[
            {
              id: 'a',
              title: 'Descontaminación y desmantelamiento',
              text: 'Extraemos los líquidos y retiramos los componentes electromecánicos antes de cualquier otra operación.',
              meta: 'Aproximadamente cuarenta y cinco minutos',
            },
            {
              id: 'b',
              title: 'Aprovechamiento',
              text: 'Clasificamos los materiales por su magnetismo y su densidad.',
            },
          ]}
        />
      </div>
    ),
  },
  {
    name: 'one card alone',
    element: <Steps items={[{ id: 'call', title: 'Call the yard', text: 'We answer.' }]} layout="cards" />,
  },
];
