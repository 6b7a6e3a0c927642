import type { Example } from '../example.ts';
import { Brand } from './Brand.tsx';

/** The mark with a name. */
export const examples: Example[] = [
  { name: 'two words', element: <Brand name="Example Recycling" to="/" /> },
  {
    name: 'on basalt',
    element: (
      <div data-surface="plate">
        <Brand name="Example" to="/" />
      </div>
    ),
  },
];
