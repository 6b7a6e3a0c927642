export { QuoteChange, type QuoteChangeProps } from './QuoteChange.tsx';
