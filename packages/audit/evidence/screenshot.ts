import type { Cell } from '../contract.ts';
import { holdStill, pageJpeg } from '../page/quick-picture.ts';
import type { EvidenceCollector } from '../run-cell.ts';

/** A picture of the whole page, for every page narrow and wide, light and dark, and for every state. */
export const screenshot: EvidenceCollector = {
  id: 'screenshot',
  when: 'before',
  appliesTo: ({ mode, scheme, width }: Cell) =>
    mode === 'default' && (scheme === 'light' || scheme === 'dark') && (width === 320 || width === 1280),
  async run({ page, keep }) {
    const letMove = await holdStill(page);
    await keep('screenshot', 'screenshot.jpg', await pageJpeg(page, 60));
    await letMove();
  },
};

/** The cell in which a page is looked at once for what neither window nor colours change: wide and light, as it opens. */
export function isFirstLook({ mode, scheme, width, state }: Cell): boolean {
  return mode === 'default' && scheme === 'light' && width === 1280 && state === 'default';
}
