import type { Example } from '../example.ts';
import { MovableMap } from './MovableMap.tsx';

const ground = {
  abroad: '',
  lake: '',
  land: 'M40 0L20 90L90 280H400V0z',
  river: 'M300 0L330 150 290 280',
  county: 'M210 0v280',
  border: '',
};

/** A map with its buttons. */
export const examples: Example[] = [
  {
    name: 'enlarged and moved by buttons',
    element: (
      <MovableMap
        label="Yards near Lakeside"
        width={400}
        height={280}
        ground={ground}
        place={{ x: 200, y: 140, name: 'Lakeside' }}
        marks={[
          { id: 'one', x: 60, y: 40, to: '/one', name: '1. Harbor', text: '1', isMarked: true },
          { id: 'two', x: 340, y: 190, to: '/two', name: 'Orchard', shape: 'square' },
        ]}
        nameSize={16}
        words={{
          group: 'Map view',
          zoomIn: 'Zoom in',
          zoomOut: 'Zoom out',
          whole: 'Show the whole map',
          left: 'Move west',
          right: 'Move east',
          up: 'Move north',
          down: 'Move south',
          status: (times, seen) => `Map at ${100 * times} percent, ${seen} places in sight.`,
        }}
      />
    ),
  },
];
