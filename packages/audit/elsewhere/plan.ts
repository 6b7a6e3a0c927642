import type { Language } from '#i18n/language.ts';
import type { Cell } from '../contract.ts';

/** One way to look at a page: the window, the colours and how its visitor reads. */
export type LookAtPage = Pick<Cell, 'width' | 'scheme' | 'mode'>;

/**
 * How each page is looked at: as it is, narrow, dark, in forced colours, with text set apart or twice as large, and without motion.
 * The narrow look stands for a phone held upright and across: `orientation` turns that window, and no other.
 */
export const looksElsewhere: readonly LookAtPage[] = [
  { width: 1280, scheme: 'light', mode: 'default' },
  { width: 320, scheme: 'light', mode: 'default' },
  { width: 1280, scheme: 'dark', mode: 'default' },
  { width: 1280, scheme: 'forced-dark', mode: 'default' },
  { width: 1280, scheme: 'light', mode: 'text-spacing' },
  { width: 1280, scheme: 'light', mode: 'text-200' },
  { width: 1280, scheme: 'light', mode: 'reduced-motion' },
];

/** How often a page is looked at. */
export const looksAtEach = looksElsewhere.length;

/** The cells of one page elsewhere. Its id is its whole address, so that a report names it as its readers know it. */
export function cellsOf(address: string, language: Language): Cell[] {
  const { origin } = new URL(address);
  const path = address.slice(origin.length);
  return looksElsewhere.map((look) => ({
    ...look,
    id: `${address}/${look.width}/${look.scheme}/${look.mode}/default`,
    page: address,
    language,
    path,
    state: 'default',
  }));
}
