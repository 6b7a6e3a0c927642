export { Contours } from './Contours.tsx';
export { ReliefHere, type ReliefPlace } from './relief-place.ts';
