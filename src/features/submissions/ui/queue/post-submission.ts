import { humanCheckHeader, idempotencyHeader } from '../../model/idempotency.ts';
import { type Outcome, outcomeOf } from './retry-schedule.ts';
import type { IssuedReceipt } from './submission-state.ts';

/** One try: where to, under which id, and the body in a form the server knows. */
export interface SubmissionPost {
  id: string;
  url: string;
  mediaType: string;
  body: unknown;
  /** A fresh answer to the human check; it stands in the body as well where a form has room for it. */
  check?: string | undefined;
}

/** What became of a try, and how many seconds the server asks to be left alone. */
export interface PostResult {
  outcome: Outcome;
  /** The status of the answer; 0 when there was none. */
  status: number;
  retryAfter: number;
  /** What an acknowledgement held. */
  receipt?: IssuedReceipt | undefined;
}

/** A try without an answer by then is given up; the server knows the id, so sending again is safe. */
const patience = 30_000;

/**
 * Sends a submission once. It never throws: no network, no answer and a broken server all mean "again". `keepalive`
 * lets the browser finish the call when the visitor leaves the page at that very moment. The site has no cookie but one
 * on local hosts, which goes along: it says in which language the visitor wants to be answered.
 */
export async function postSubmission(
  { id, url, mediaType, body, check }: SubmissionPost,
  fetcher: typeof fetch,
): Promise<PostResult> {
  try {
    const response = await fetcher(url, {
      method: 'POST',
      keepalive: true,
      signal: AbortSignal.timeout(patience),
      headers: {
        'Content-Type': mediaType,
        [idempotencyHeader]: id,
        ...(check === undefined ? {} : { [humanCheckHeader]: check }),
      },
      body: JSON.stringify(body),
    });
    return {
      outcome: outcomeOf(response.status),
      status: response.status,
      retryAfter: Number(response.headers.get('Retry-After') ?? 0),
      receipt: response.ok ? await receiptIn(response) : undefined,
    };
  } catch {
    return { outcome: outcomeOf(undefined), status: 0, retryAfter: 0 };
  }
}

/** The receipt in an acknowledgement. One that cannot be read acknowledges all the same: its status said so. */
async function receiptIn(response: Response): Promise<IssuedReceipt | undefined> {
  const { receipt: code, received: at } = await response.json().catch(() => ({}));
  return typeof code === 'string' && typeof at === 'number' ? { code, at } : undefined;
}
