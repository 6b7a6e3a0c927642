import type { Page } from '@playwright/test';
import type { Assertor, Cell, Finding, RuleOutcome } from '../contract.ts';
import type { Form } from '../matrix.ts';

/** What an engine saw in one cell. */
export interface EngineReport {
  rules: RuleOutcome[];
  findings: Finding[];
}

/** An engine with rules of its own, which looks at the open page of a cell. */
export interface Engine {
  assertor: Assertor;
  /** Whether it can see anything in this cell that it did not see in another one, in a run of this form. */
  appliesTo: (cell: Cell, form: Form) => boolean;
  /**
   * Looks at the page as it stands.
   * @throws when the engine itself fails; the runner then notes it as untested.
   */
  run: (page: Page, cell: Cell) => Promise<EngineReport>;
}

/** Markup as a report shows it: enough to recognise the place, without the half of the page that may hang below it. */
export function shortened(html: string, length = 240): string {
  const line = html.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length)}…` : line;
}
