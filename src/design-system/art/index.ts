export { CarArt } from './CarArt.tsx';
export { CatalogueArt } from './CatalogueArt.tsx';
export { CraneArt } from './CraneArt.tsx';
export { MillArt } from './MillArt.tsx';
export { ScaleArt } from './ScaleArt.tsx';
export { YardArt } from './YardArt.tsx';
