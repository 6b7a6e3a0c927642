import type { Example } from '../example.ts';
import { Contours } from './Contours.tsx';
import { ReliefHere, type ReliefPlace } from './relief-place.ts';

const places: ReliefPlace[] = ['valley', 'gate', 'yard', 'mill', 'bridge', 'gorge', 'heights'];

/** The cuts of the motif, and the relief of each part of the valley. */
export const examples: Example[] = [
  ...places.map((place) => ({
    name: `relief, ${place}`,
    // A browser keeps what the server has drawn.
    element:
      import.meta.env.SSR || import.meta.env.DEV ? (
        <ReliefHere value={place}>
          <Contours cut="relief" />
        </ReliefHere>
      ) : (
        <Contours cut="relief" />
      ),
  })),
  { name: 'corner', element: <Contours cut="corner" /> },
  { name: 'divider', element: <Contours cut="divider" /> },
];
