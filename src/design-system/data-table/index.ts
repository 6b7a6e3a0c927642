export { CellLines } from './CellLines.tsx';
export { DataTable } from './DataTable.tsx';
