import type { Cell } from '../contract.ts';
import type { EvidenceCollector } from '../run-cell.ts';
import { isFirstLook } from './screenshot.ts';

/** The roles and names that the browser tells assistive technology, as indented text: once a page, and once a state. */
export const accessibilityTree: EvidenceCollector = {
  id: 'accessibility-tree',
  when: 'before',
  appliesTo: (cell: Cell) =>
    isFirstLook(cell) || (cell.state !== 'default' && cell.width === 1280 && cell.scheme === 'dark'),
  async run({ page, keep }) {
    const tree = await page.locator('body').ariaSnapshot();
    await keep('accessibility-tree', 'accessibility-tree.yaml', `# accessibility tree\n${tree}\n`);
  },
};
