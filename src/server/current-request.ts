import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The request that is being answered. */
export type CurrentRequest = {
  /** Made here, never taken from a caller: what stands in the log and in an error reply is nothing that a stranger wrote. */
  readonly id: string;
  /** The pattern that its address fits, such as `/company/careers/:id`. Never the address itself. */
  route?: string;
};

const requests = new AsyncLocalStorage<CurrentRequest>();

/** Does the work of a new request. Whatever it begins, and waits for, finds the request again. */
export function withinRequest<Result>(work: (request: CurrentRequest) => Result): Result {
  const request = { id: randomUUID() };
  return requests.run(request, () => work(request));
}

/** The request that is being answered here; `undefined` for work that nobody waits for. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore();
}

/** Names the pattern of the address that is being answered, for whoever counts by it. */
export function nameRoute(pattern: string): void {
  const request = requests.getStore();
  if (request) request.route = pattern;
}
