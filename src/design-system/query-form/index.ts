export { QueryForm } from './QueryForm.tsx';
export { QueryPairs } from './QueryPairs.ts';
export { useQueryForm } from './use-query-form.ts';
