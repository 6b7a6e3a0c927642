export { type Fact, FactStrip } from './FactStrip.tsx';
