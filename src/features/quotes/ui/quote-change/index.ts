export { QuoteChange } from './QuoteChange.tsx';
