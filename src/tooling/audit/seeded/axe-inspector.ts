import AxeBuilder from '@axe-core/playwright';
import type { Inspector } from './score.ts';

/** axe with all its rules, the experimental ones, those of level AAA and its best practices included. */
export const axeInspector: Inspector = {
  name: 'axe-core',
  inspect: async ({ page }) => {
    const { violations } = await new AxeBuilder({ page })
      .withTags([
        'wcag2a',
        'wcag2aa',
        'wcag2aaa',
        'wcag21a',
        'wcag21aa',
        'wcag22aa',
        'best-practice',
        'experimental',
      ])
      .options({ resultTypes: ['violations'] })
      .analyze();
    return violations.flatMap(({ id, help, helpUrl, nodes, tags }) =>
      nodes.map((node) => ({
        rule: id,
        assertor: 'axe-core' as const,
        criteria: tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? []),
        outcome: 'failed' as const,
        message: help,
        selector: node.target.join(' '),
        html: node.html.slice(0, 240),
        helpUrl,
      })),
    );
  },
};
