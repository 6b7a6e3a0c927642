export { SideSection } from './SideSection.tsx';
