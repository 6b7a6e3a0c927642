import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { changeText } from '../page/text-changes.ts';
import { unreadableTexts } from '../page/unreadable-texts.ts';

/** Reads the page with letters twice as large. */
export const text200: Check = {
  id: 'text-200',
  title: {
    eng: 'With text at 200 % nothing is cut off, covered or out to the side',
    es: 'Con el texto al 200 % nada queda cortado, tapado ni fuera por un lado',
  },
  fix: {
    eng: 'Measure what holds text in rem or em, and let it grow: min-height instead of height, no nowrap.',
    es: 'Mida en rem o em lo que contiene texto y deje que crezca: min-height en lugar de height, sin nowrap.',
  },
  criteria: ['1.4.4'],
  appliesTo: ({ mode }) => mode === 'text-200',
  run: async ({ page }) => {
    await changeText(page, 'text-200');
    return reportOf(await unreadableTexts(page));
  },
};
