export { LateDrawings, Lines, late } from './Lines.tsx';
