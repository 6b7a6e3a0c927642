export { ReturnPage } from './ReturnPage.tsx';
