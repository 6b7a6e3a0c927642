import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { exposedNodes } from './exposed-nodes.ts';
import { inShapeCells } from './page-check.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Who speaks the words seen on a control reaches it: its name holds them, in their order. */
export const labelInName: Check = {
  id: 'label-in-name',
  title: { eng: 'Visible words are in the name', es: 'Las palabras visibles están en el nombre' },
  fix: {
    eng: 'Begin the accessible name with the visible words, or remove aria-label and let them be the name.',
    es: 'Empiece el nombre accesible con las palabras visibles, o quite aria-label y deje que ellas sean el nombre.',
  },
  criteria: ['2.5.3'],
  appliesTo: inShapeCells,
  run: async ({ page }) => {
    const controls = (await exposedNodes(page)).filter(
      ({ role, focusable, visibleWords }) =>
        focusable &&
        /\p{L}{2}/u.test(visibleWords) &&
        /^(link|button|tab|menuitem|checkbox|radio|switch|DisclosureTriangle)$/.test(role),
    );
    const faults = controls
      .filter(({ name, visibleWords }) => !` ${plain(name)} `.includes(` ${plain(visibleWords)} `))
      .map(({ name, visibleWords, selector, html }) => ({
        message: `It shows “${visibleWords.slice(0, 50)}” but is called “${name.slice(0, 50)}”: saying what is seen does nothing.`,
        selector,
        html,
      }));
    return reportOf({ looked: controls.length, faults });
  },
};
