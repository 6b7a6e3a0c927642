import type { Example } from '../example.ts';
import { Address } from './Address.tsx';

/** An address. */
export const examples: Example[] = [
  {
    name: 'in lines',
    element: (
      <Address>
        <span>1200 Harbor Drive</span>
        <span>Portland, Oregon 97210</span>
      </Address>
    ),
  },
];
