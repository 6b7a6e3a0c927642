export { Figure } from './Figure.tsx';
