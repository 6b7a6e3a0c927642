export { type Step, Steps } from './Steps.tsx';
