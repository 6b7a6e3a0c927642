export { ErrorSummary, type ErrorSummaryHandle } from './ErrorSummary.tsx';
