import type { Cell, Check, CheckReport } from '../contract.ts';
import { bringKit, type Fault } from './page-kit.ts';

/** What a look at a page brings back: how many elements it looked at, and what is wrong with which. */
export interface Look {
  looked: number;
  faults: Fault[];
}

/** The parts of a check that are data. */
export type CheckFacts = Pick<Check, 'id' | 'title' | 'fix' | 'criteria'> & {
  appliesTo?: Check['appliesTo'];
};

/** What neither width nor colours change: looked at once, in every state, with and without script. */
export function inContentCells({ width, scheme, mode }: Cell): boolean {
  return width === 1280 && scheme === 'light' && (mode === 'default' || mode === 'no-script');
}

/** What can differ between a narrow and a wide window: what is shown, and so what is heard. */
export function inShapeCells({ width, scheme, mode }: Cell): boolean {
  return (
    (width === 320 || width === 1280) && scheme === 'light' && (mode === 'default' || mode === 'no-script')
  );
}

/** What takes time or other files: once for a page, as it opens. */
export function inOpeningCells(cell: Cell): boolean {
  return inContentCells(cell) && cell.mode === 'default' && cell.state === 'default';
}

/** A check that is one look at the page: `look` runs in the page, where `window.auditKit` is, and sees nothing else. */
export function pageCheck<Given = undefined>(
  { appliesTo = inContentCells, ...facts }: CheckFacts,
  look: (given: Given) => Look | Promise<Look>,
  given?: Given,
): Check {
  return {
    ...facts,
    appliesTo,
    run: async ({ page }) => {
      await bringKit(page);
      const seen = await page.evaluate(look as (given: unknown) => Look | Promise<Look>, given);
      return reportOf(seen);
    },
  };
}

/** The report of a look: nothing to look at is inapplicable, not passed. */
export function reportOf({ looked, faults }: Look): CheckReport {
  const outcome = faults.length > 0 ? 'failed' : looked === 0 ? 'inapplicable' : 'passed';
  return { outcome, looked, findings: faults };
}
