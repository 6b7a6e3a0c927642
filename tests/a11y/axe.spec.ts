import AxeBuilder from '@axe-core/playwright';
import { colourRules, everyRule } from '../support/axe-findings.ts';
import { type AxeOutcome, axeOutcome } from '../support/check-record.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { visitedPages } from '../support/site-pages.ts';

/**
 * axe on every page of the manifest, in both languages, narrow and wide: all its rules, the experimental ones and best
 * practices included, and nothing on the page left out. In dark colours the rules about colour run once more; nothing
 * else changes with the scheme.
 */
const widths = [320, 1280];
const schemes = ['light', 'dark'] as const;

for (const visited of visitedPages) {
  test(`${visited.language} ${visited.id} has no finding`, async ({ page, complaints }) => {
    test.setTimeout(90_000);
    complaints.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(visited.url, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const outcome: AxeOutcome = {
      widths,
      schemes: [...schemes],
      runs: 0,
      findings: 0,
      undecided: 0,
      rules: 0,
    };
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations', 'incomplete'] });
        const { violations, incomplete, passes, inapplicable, testEngine } = await (colorScheme === 'light'
          ? builder.withTags(everyRule)
          : builder.withRules(colourRules)
        ).analyze();
        const findings = violations.flatMap(({ id, help, nodes }) =>
          nodes.map(
            (node) =>
              `${width} ${colorScheme} ${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`,
          ),
        );
        expect.soft(findings).toEqual([]);
        outcome.engine = `${testEngine.name} ${testEngine.version}`;
        outcome.runs += 1;
        outcome.findings += findings.length;
        outcome.undecided += incomplete.reduce((sum, { nodes }) => sum + nodes.length, 0);
        const ran = violations.length + incomplete.length + passes.length + inapplicable.length;
        outcome.rules = Math.max(outcome.rules, ran);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `sideways scroll at ${width}`).toBeLessThanOrEqual(0);
      }
    }
    test.info().annotations.push({ type: axeOutcome, description: JSON.stringify(outcome) });
  });
}
