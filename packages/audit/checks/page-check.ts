import type { Cell, Check } from '../contract.ts';
import { type Look, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

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

/** A check that is one look at the page: `look` runs in the page, where `window.auditDom` is, and sees nothing else. */
export function pageCheck<Given = undefined>(
  { appliesTo = inContentCells, ...facts }: CheckFacts,
  look: (given: Given) => Look | Promise<Look>,
  given?: Given,
): Check {
  return {
    ...facts,
    appliesTo,
    run: async ({ page }) => {
      await installDomHelpers(page);
      const seen = await page.evaluate(look as (given: unknown) => Look | Promise<Look>, given);
      return reportOf(seen);
    },
  };
}
