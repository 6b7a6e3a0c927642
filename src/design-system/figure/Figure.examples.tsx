import { ScaleArt } from '../art/index.ts';
import type { Example } from '../example.ts';
import { Figure } from './Figure.tsx';

/** A figure. */
export const examples: Example[] = [
  {
    name: 'a drawing with its caption',
    element: (
      <Figure caption="The scale weighs the truck twice, full and empty.">
        <ScaleArt />
      </Figure>
    ),
  },
];
