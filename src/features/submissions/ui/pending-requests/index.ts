export { PendingRequests } from './PendingRequests.tsx';
