export { Paging } from './Paging.tsx';
