import type { Cell } from '../contract.ts';

/** One kind of fault, in a whole page, and the same page without it: what a checker must find, and where it must be silent. */
export interface SeededFault {
  /** Kebab-case, unique over all modules of seeded faults: `label-removed`. */
  id: string;
  /** The fault, in one sentence. */
  title: string;
  /** Success criteria that the fault breaks. */
  criteria: readonly string[];
  /** The whole HTML of the page with the fault. */
  faulty: string;
  /** The whole HTML of the same page without it; the two differ in nothing else. */
  control: string;
  /** Ids of rules of any inspector: at least one must fail on `faulty`, and none on `control`. Empty: any of all rules may. */
  caughtBy: readonly string[];
  /**
   * How the page is looked at, where that is not a usual window with light colours; with the name of a state, where its script
   * opens what a visitor would have opened by hand.
   */
  cell?: Partial<Pick<Cell, 'width' | 'scheme' | 'mode' | 'state'>>;
}

/** A list of seeded faults, as each module of seeded faults exports one. */
export type SeededFaults = readonly SeededFault[];
