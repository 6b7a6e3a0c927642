export { MovableMap } from './MovableMap.tsx';
export type { MapWords } from './map-words.ts';
