import type { Example } from '../example.ts';
import { StatusRegion } from './StatusRegion.tsx';

/** States of a status region. */
export const examples: Example[] = [
  { name: 'nothing to say', element: <StatusRegion /> },
  { name: 'news', element: <StatusRegion>12 locations found near 97204</StatusRegion> },
  { name: 'said, not shown', element: <StatusRegion hidden>State list updated</StatusRegion> },
];
