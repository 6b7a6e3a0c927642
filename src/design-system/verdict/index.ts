export { Verdict } from './Verdict.tsx';
