export { Callout } from './Callout.tsx';
