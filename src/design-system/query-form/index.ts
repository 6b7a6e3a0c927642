export { QueryForm } from './QueryForm.tsx';
export { useQueryForm } from './use-query-form.ts';
