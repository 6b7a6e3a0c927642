export { PlainList } from './PlainList.tsx';
