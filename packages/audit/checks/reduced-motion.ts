import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Look, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** What moves, or would: running animations, and styles that give a change a duration or scrolling a glide. */
export async function movingThings(page: Page): Promise<Look> {
  await installDomHelpers(page);
  return await page.evaluate(() => {
    const dom = window.auditDom;
    const faults = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .map(({ effect }) =>
        dom.fault(
          (effect as KeyframeEffect | null)?.target ?? document.body,
          'This moves although motion is not wanted.',
        ),
      );
    const shown = [...document.querySelectorAll('html, body, body *')].filter((element) =>
      element.checkVisibility(),
    );
    for (const element of shown) {
      const { transitionDuration, animationDuration, animationName, scrollBehavior } =
        getComputedStyle(element);
      const lasts = (time: string) => !/^(0s(, )?)+$/.test(time);
      if (lasts(transitionDuration))
        faults.push(dom.fault(element, `This would change over ${transitionDuration}.`));
      if (lasts(animationDuration) && animationName !== 'none')
        faults.push(dom.fault(element, `This is animated over ${animationDuration}.`));
      else if (lasts(animationDuration))
        faults.push(dom.fault(element, `This would be animated over ${animationDuration}.`));
      if (scrollBehavior === 'smooth') faults.push(dom.fault(element, 'This scrolls by gliding.'));
    }
    return { faults, looked: shown.length };
  });
}

/** Looks for motion where the visitor asked for none. */
export const reducedMotion: Check = {
  id: 'reduced-motion',
  title: {
    eng: 'With reduced motion nothing moves and nothing glides',
    es: 'Con movimiento reducido nada se mueve ni se desliza',
  },
  fix: {
    eng: 'Put transitions, animations and smooth scrolling inside @media (prefers-reduced-motion: no-preference).',
    es: 'Ponga transiciones, animaciones y desplazamiento suave dentro de @media (prefers-reduced-motion: no-preference).',
  },
  criteria: ['2.3.3', '2.2.2'],
  appliesTo: ({ mode }) => mode === 'reduced-motion',
  run: async ({ page }) => {
    return reportOf(await movingThings(page));
  },
};
