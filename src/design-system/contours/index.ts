export { Contours } from './Contours.tsx';
