export { Banner, type Tone } from './Banner.tsx';
