export { Contents } from './Contents.tsx';
export { ToTop } from './ToTop.tsx';
