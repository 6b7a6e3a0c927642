import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** Looks for what invites a press by the hand that the pointer turns into, and has no way in by key. */
export const pointerOnly: Check = {
  id: 'pointer-only',
  title: {
    eng: 'What invites a press can be reached by key',
    es: 'Lo que invita a pulsar se alcanza con el teclado',
  },
  fix: {
    eng: 'Make it a button or a link.',
    es: 'Conviértalo en un botón o un enlace.',
  },
  criteria: ['2.1.1'],
  appliesTo: ({ width, scheme, mode }) => width === 1280 && scheme === 'light' && mode === 'default',
  run: async ({ page }) => {
    await installDomHelpers(page);
    const { faults, looked } = await page.evaluate(() => {
      const dom = window.auditDom;
      const ways =
        'a[href], area[href], button, input, select, textarea, summary, label, option, iframe, video, audio, [tabindex]:not([tabindex^="-"]), [contenteditable]';
      const roles =
        '[role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=menuitem], [onclick]';
      const shown = [...document.body.querySelectorAll('*')].filter(dom.isPainted);
      const inviting = shown.filter((element) => {
        if (element.matches(roles)) return true;
        const { cursor } = getComputedStyle(element);
        const parent = element.parentElement;
        return cursor === 'pointer' && (!parent || getComputedStyle(parent).cursor !== 'pointer');
      });
      return {
        faults: inviting
          .filter((element) => !element.closest(ways) && !element.querySelector(ways))
          .map((element) =>
            dom.fault(element, `"${dom.shortNameOf(element)}" invites a press and takes no focus.`),
          ),
        looked: inviting.length,
      };
    });
    return reportOf({ faults, looked });
  },
};
