export { CarApart, type CarShare } from './CarApart.tsx';
export { carMaterials } from './car-lines.ts';
