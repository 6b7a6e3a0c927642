/** What the server's answer means for a submission. */
export type Outcome =
  /** Stored: the device may forget it. */
  | 'accepted'
  /** The answer of the human check has aged: solve a fresh challenge and send again. */
  | 'check-again'
  /** The id is known with other content, which is a defect of ours: send again under a new id. */
  | 'conflict'
  /** Refused for good: tell the visitor. */
  | 'refused'
  /** Anything else, a network failure included: wait and try again. */
  | 'again';

/** Statuses after which sending the same bytes again can never succeed. */
const finalStatuses: ReadonlySet<number> = new Set([400, 401, 403, 410, 413, 415, 422]);

const shortestWait = 500;
const longestWait = 5 * 60_000;
const hour = 3_600_000;

/** How long pages send a privacy request by themselves, in milliseconds: it has a legal deadline, so silence must end. */
export const privacyRequestStay = 72 * hour;

/** How long pages send a contact request by themselves: a week later nobody remembers having asked. */
export const contactRequestStay = 7 * 24 * hour;

/** How long pages send interest in office hours by themselves: sessions are rare, and a week late is still in time. */
export const officeHoursStay = 7 * 24 * hour;

/** How long pages send an application for a job by themselves. */
export const applicationStay = 7 * 24 * hour;

/** How long pages send a report of misconduct by themselves: no longer than it takes to tell that it did not arrive. */
export const reportStay = 24 * hour;

/** How long pages send by themselves what is wrong with a page: a week later it may be mended. */
export const pageProblemStay = 7 * 24 * hour;

/** Reads the status of an answer; pass undefined when there was none. */
export function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined) return 'again';
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 428) return 'check-again';
  if (status === 409) return 'conflict';
  return finalStatuses.has(status) ? 'refused' : 'again';
}

/**
 * Milliseconds to wait after so many failures. The upper bound doubles up to five minutes and the wait is drawn evenly
 * below it, so that a thousand browsers do not return in step after an outage. A server that names a time
 * (`Retry-After`, in seconds) is not asked before it. `random` runs from 0 to 1.
 * `retryDelay(0, 1)` → 500; `retryDelay(3, 0.5)` → 2000; `retryDelay(20, 1)` → 300000
 */
export function retryDelay(failures: number, random: number, retryAfter = 0): number {
  const bound = Math.min(longestWait, shortestWait * 2 ** Math.min(failures, 20));
  const asked = Number.isFinite(retryAfter) ? Math.max(0, retryAfter) * 1000 : 0;
  return Math.round(Math.min(longestWait, Math.max(random * bound, asked)));
}
