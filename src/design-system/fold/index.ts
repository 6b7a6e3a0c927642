export { Fold } from './Fold.tsx';
