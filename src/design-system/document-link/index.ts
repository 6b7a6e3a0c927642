export { DocumentLink } from './DocumentLink.tsx';
