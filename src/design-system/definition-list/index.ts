export { DefinitionList } from './DefinitionList.tsx';
