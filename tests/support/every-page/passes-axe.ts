import type { Page } from '@playwright/test';
import { axeIn, everyRule } from '@site/audit/engines/axe.ts';
import { expect } from '../fixtures.ts';
import { bothWidths } from './reads-at-every-size.ts';

/** Every rule that axe has and has not retired: no tag is left out, best practices, AAA and experimental ones neither. */
const rules = [...everyRule];

/** Asks axe about the whole page, nothing excluded, in a narrow and in a wide window. */
export async function passesAxe(page: Page, url: string): Promise<void> {
  for (const width of bothWidths) {
    await page.setViewportSize({ width, height: 800 });
    const { violations, passes } = await (await axeIn(page))
      .options({ runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] })
      .analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
    );
    expect.soft(found, `${url} at ${width} px: axe`).toEqual([]);
    // A page on which nothing could pass was not looked at.
    expect.soft(passes.length, `${url} at ${width} px: rules of axe that passed`).toBeGreaterThan(20);
  }
}
