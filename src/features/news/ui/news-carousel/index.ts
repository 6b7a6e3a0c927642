export { NewsCarousel } from './NewsCarousel.tsx';
