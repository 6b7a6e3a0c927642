export { Prose } from './Prose.tsx';
export { type RichLinks, RichText } from './RichText.tsx';
