export { DataTable } from './DataTable.tsx';
