import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { unreadableTexts } from '../page/unreadable-texts.ts';

/** Reads the page in a window of 320 px, which is one of 1280 px at 400 %. */
export const reflow: Check = {
  id: 'reflow',
  title: {
    eng: 'At 320 px nothing is cut off, covered or out to the side',
    es: 'A 320 px nada queda cortado, tapado ni fuera por un lado',
  },
  fix: {
    eng: 'Let lines wrap and columns stack; give wide tables a frame that scrolls and takes the focus.',
    es: 'Deje que las líneas se partan y las columnas se apilen; ponga las tablas anchas en un marco que se desplace y reciba el foco.',
  },
  criteria: ['1.4.10'],
  appliesTo: ({ width, mode }) => width === 320 && (mode === 'default' || mode === 'no-script'),
  run: async ({ page }) => {
    return reportOf(await unreadableTexts(page));
  },
};
