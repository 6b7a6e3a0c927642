export { Brand } from './Brand.tsx';
export { LogoMark } from './LogoMark.tsx';
