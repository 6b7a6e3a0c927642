import type { Example } from '../example.ts';
import { CarArt } from './CarArt.tsx';
import { CatalogueArt } from './CatalogueArt.tsx';
import { CraneArt } from './CraneArt.tsx';
import { MillArt } from './MillArt.tsx';
import { ScaleArt } from './ScaleArt.tsx';
import { YardArt } from './YardArt.tsx';

/** The six scenes. */
export const examples: Example[] = [
  { name: 'scale', element: <ScaleArt /> },
  { name: 'crane', element: <CraneArt /> },
  { name: 'car', element: <CarArt /> },
  { name: 'mill', element: <MillArt /> },
  { name: 'catalogue', element: <CatalogueArt /> },
  { name: 'yard', element: <YardArt /> },
];
