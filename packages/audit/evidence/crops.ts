import type { Page } from '@playwright/test';
import type { Exclusion, Finding } from '../contract.ts';
import { covers } from '../exclusions.ts';
import { safeName } from '../keep-evidence.ts';
import type { EvidenceCollector } from '../run-cell.ts';

/** How much of what stands around a place is in its picture, in CSS pixels. */
const margin = 24;

/** More pictures of one cell than this help nobody; the report names the further places by their selectors. */
const most = 12;

/**
 * A picture of the place of each failed finding that no exclusion covers. A fault that shows in many cells of one page and
 * language is drawn once, and every finding names that picture.
 */
export function crops(exclusions: readonly Exclusion[] = [], day = ''): EvidenceCollector {
  const drawn = new Map<string, string>();
  return {
    id: 'crops',
    when: 'after',
    appliesTo: () => true,
    async run({ cell, openAgain, keep, findings }) {
      const keyOf = ({ rule, selector }: Finding) => `${cell.page}/${cell.language}/${rule}/${selector}`;
      const failed = findings
        .filter(({ outcome, selector }) => outcome === 'failed' && selector !== '')
        .filter((finding) => !exclusions.some((each) => covers(each, finding, cell.page, day)));
      const fresh = failed.filter((finding) => !drawn.has(keyOf(finding)) && finding.picture === undefined);
      if (fresh.length > 0) {
        const page = await openAgain();
        for (const [index, finding] of fresh.slice(0, most).entries()) {
          if (drawn.has(keyOf(finding))) continue;
          const picture = await crop(page, finding.selector);
          if (!picture) continue;
          const name = `${safeName(finding.rule)}-${index + 1}.png`;
          drawn.set(keyOf(finding), await keep('crop', name, picture));
        }
      }
      for (const finding of failed) {
        const picture = drawn.get(keyOf(finding));
        if (picture !== undefined) finding.picture ??= picture;
      }
    },
  };
}

/** The place with what stands around it, or nothing when it does not show. */
export async function crop(page: Page, selector: string): Promise<Buffer | undefined> {
  const place = page.locator(selector).first();
  // A selector of an engine may be none that a browser knows, and what was there may be gone.
  const isShown = await place.isVisible().catch(() => false);
  if (!isShown) return undefined;
  await place.scrollIntoViewIfNeeded({ timeout: 2000 });
  const box = await place.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) return undefined;
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  const width = Math.min(window.width - x, box.x + box.width + margin - x);
  const height = Math.min(window.height - y, box.y + box.height + margin - y);
  if (width <= 0 || height <= 0) return undefined;
  return await page.screenshot({ clip: { x, y, width, height }, animations: 'disabled', caret: 'hide' });
}
