export { StatusRegion } from './StatusRegion.tsx';
