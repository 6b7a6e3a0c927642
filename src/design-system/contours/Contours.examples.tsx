import type { Example } from '../example.ts';
import { Contours } from './Contours.tsx';

/** The cuts of the motif. */
export const examples: Example[] = [
  { name: 'ridge', element: <Contours cut="ridge" /> },
  { name: 'corner', element: <Contours cut="corner" /> },
  { name: 'divider', element: <Contours cut="divider" /> },
];
