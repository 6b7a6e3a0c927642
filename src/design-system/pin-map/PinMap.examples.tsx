import type { Example } from '../example.ts';
import { PinMap } from './PinMap.tsx';

const ground = {
  abroad: '',
  lake: '',
  land: 'M40 0L20 90L90 140H400V0z',
  river: 'M300 0L330 70 290 140',
  county: 'M210 0v140',
  border: '',
};

/** Maps with marks that lead on, and one that only shows. */
export const examples: Example[] = [
  {
    name: 'marks around a place',
    element: (
      <PinMap
        label="Yards near Lakeside"
        width={400}
        height={140}
        ground={ground}
        place={{ x: 200, y: 70, name: 'Lakeside' }}
        rings={[{ id: '25', x: 200, y: 70, r: 60, label: '25 miles', at: { x: 200, y: 16 } }]}
        towns={[{ id: 'mill', name: 'Mill Town', x: 320, y: 40 }]}
        marks={[
          { id: 'one', x: 60, y: 40, to: '/one', name: '1. Harbor', text: '1', isMarked: true },
          { id: 'two', x: 340, y: 90, to: '/two', name: 'Orchard', shape: 'square' },
        ]}
        nameSize={16}
      />
    ),
  },
  {
    name: 'one place, to look at',
    element: (
      <PinMap
        label="Harbor lies west of Mill Town"
        width={400}
        height={140}
        ground={ground}
        marks={[{ id: 'one', x: 60, y: 40, name: 'Harbor', isMarked: true }]}
      />
    ),
  },
];
