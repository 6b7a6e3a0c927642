export { RelatedLinks } from './RelatedLinks.tsx';
