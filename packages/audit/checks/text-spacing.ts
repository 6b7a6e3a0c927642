import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { changeText } from '../page/text-changes.ts';
import { unreadableTexts } from '../page/unreadable-texts.ts';

/** Reads the page with lines, words and letters set apart. */
export const textSpacing: Check = {
  id: 'text-spacing',
  title: {
    eng: 'With text set apart nothing is cut off, covered or out to the side',
    es: 'Con el texto espaciado nada queda cortado, tapado ni fuera por un lado',
  },
  fix: {
    eng: 'Give what holds text no fixed height and no fixed width; let it wrap and grow.',
    es: 'No dé altura ni ancho fijos a lo que contiene texto; deje que se parta y crezca.',
  },
  criteria: ['1.4.12'],
  appliesTo: ({ mode }) => mode === 'text-spacing',
  run: async ({ page }) => {
    await changeText(page, 'text-spacing');
    return reportOf(await unreadableTexts(page));
  },
};
