import type { CheckReport } from './contract.ts';

/** One fault in one place, as a check tells it: what is wrong, and where. */
export type Fault = CheckReport['findings'][number];

/** What a look at a page brings back: how many elements or events it looked at, and what is wrong with which. */
export interface Look {
  looked: number;
  faults: Fault[];
}

/** The report of a look: nothing to look at is inapplicable, not passed. */
export function reportOf({ looked, faults }: Look): CheckReport {
  const outcome = faults.length > 0 ? 'failed' : looked === 0 ? 'inapplicable' : 'passed';
  return { outcome, looked, findings: faults };
}

/** A fault of the page as a whole. */
export function faultOfPage(message: string): Fault {
  return { message, selector: '', html: '' };
}

/** The messages of faults with the place each is in, as a test prints them. */
export function linesOf(faults: readonly Fault[]): string[] {
  return faults.map(({ message, selector }) => (selector ? `${message} (${selector})` : message));
}
